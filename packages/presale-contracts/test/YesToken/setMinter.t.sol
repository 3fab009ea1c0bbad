// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IYesToken} from "../../contracts/interfaces/IYesToken.sol";
import {Fixture} from "../utils/Fixture.sol";

contract YesTokenSetMinterTest is Fixture {
    function test_WhenCalled() public {
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
