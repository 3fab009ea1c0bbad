// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IYesToken} from "../../contracts/interfaces/IYesToken.sol";
import {Fixture} from "../utils/Fixture.sol";

contract YesTokenSetMinterTest is Fixture {
    function test_RevertGiven_TheMinterIsSealed() public {
        yes.sealMinter();

        // it should revert with MinterAlreadySealed
        vm.expectRevert(abi.encodeWithSelector(IYesToken.MinterAlreadySealed.selector, address(presale)));
        yes.setMinter(stranger);
        vm.assertEq(yes.minter(), address(presale), "minter");
    }

    function test_GivenTheMinterIsNotSealed() public {
        // it should emit MinterSet
        vm.expectEmit();
        emit IYesToken.MinterSet(stranger);
        yes.setMinter(stranger);

        // it should let the new minter mint and no longer the old one
        vm.assertEq(yes.minter(), stranger, "minter");
        vm.prank(stranger);
        yes.mint(alice, 1);
        vm.expectRevert(IYesToken.NotMinter.selector);
        vm.prank(address(presale));
        yes.mint(alice, 1);
    }
}
