// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IYesToken} from "../../contracts/interfaces/IYesToken.sol";
import {Fixture} from "../utils/Fixture.sol";

contract YesTokenMintTest is Fixture {
    function test_RevertWhen_TheCallerIsNotTheMinter() public {
        // it should revert with NotMinter
        vm.expectRevert(IYesToken.NotMinter.selector);
        vm.prank(alice);
        yes.mint(alice, 1);
    }

    function test_RevertWhen_TheCapWouldBeExceeded() public {
        vm.startPrank(address(presale));
        yes.mint(alice, YES_CAP - 1);

        // it should revert with CapExceeded
        vm.expectRevert(abi.encodeWithSelector(IYesToken.CapExceeded.selector, YES_CAP));
        yes.mint(alice, 2);
        vm.expectRevert(abi.encodeWithSelector(IYesToken.CapExceeded.selector, YES_CAP));
        yes.mint(alice, type(uint256).max);
        yes.mint(alice, 1);
        vm.assertEq(yes.totalSupply(), yes.cap(), "supply");
    }

    function test_WhenTheCapAllowsIt() public {
        vm.prank(address(presale));
        yes.mint(alice, 5e18);

        // it should mint
        assertBalance(yes, alice, 5e18);
        vm.assertEq(yes.totalSupply(), 5e18, "supply");
        vm.assertEq(yes.decimals(), 18, "decimals");
        vm.assertEq(yes.symbol(), "YES", "symbol");
    }
}
