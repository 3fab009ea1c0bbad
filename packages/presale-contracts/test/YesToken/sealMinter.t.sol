// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IYesToken} from "../../contracts/interfaces/IYesToken.sol";
import {Fixture} from "../utils/Fixture.sol";

contract YesTokenSealMinterTest is Fixture {
    function test_WhenCalled() public {
        vm.assertEq(yes.minterSealed(), false, "sealed before");

        // it should seal the minter and emit MinterSealed
        vm.expectEmit();
        emit IYesToken.MinterSealed(address(presale));
        yes.sealMinter();
        vm.assertEq(yes.minterSealed(), true, "sealed");

        // it should let the minter go on minting
        vm.prank(address(presale));
        yes.mint(alice, 1);
        vm.assertEq(yes.balanceOf(alice), 1, "minted");
    }
}
