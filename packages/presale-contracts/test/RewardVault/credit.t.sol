// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {Fixture} from "../utils/Fixture.sol";

contract RewardVaultCreditTest is Fixture {
    function test_RevertWhen_TheCallerIsNotTheCreditor() public {
        usdt.mint(address(vault), 1);

        // it should revert with NotCreditor
        vm.expectRevert(IRewardVault.NotCreditor.selector);
        vm.prank(stranger);
        vault.credit(alice, address(usdt), 1);
    }

    function test_RevertWhen_TheTokenIsNotRegistered() public {
        // it should revert with UnknownToken
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.UnknownToken.selector, stranger));
        vm.prank(address(presale));
        vault.credit(alice, stranger, 1);
    }

    function test_RevertWhen_TheVaultHoldsLessThanItWouldOwe() public {
        earn(alice, usdt, 10e18);

        // it should revert with Unbacked
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.Unbacked.selector, 10e18, 10e18 + 1));
        vm.prank(address(presale));
        vault.credit(bob, address(usdt), 1);
    }

    function test_GivenUncollectedFees() public {
        earn(alice, usdt, 10e18);
        settle(KEEPER, usdt, request(alice, usdt, 10e18));

        // it should count them as owed
        vm.assertEq(vault.fees(address(usdt)), 0.5e18, "fees");
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.Unbacked.selector, 0.5e18, 0.5e18 + 1));
        vm.prank(address(presale));
        vault.credit(bob, address(usdt), 1);
    }

    function test_WhenTheTokensAreHere() public {
        earn(alice, usdt, 10e18);
        usdt.mint(address(vault), 5e18);

        // it should emit RewardCredited
        vm.expectEmit();
        emit IRewardVault.RewardCredited(alice, address(usdt), 5e18);
        vm.prank(address(presale));
        vault.credit(alice, address(usdt), 5e18);

        // it should add to what is available
        IRewardVault.Balance memory balance = vault.balanceOf(alice, address(usdt));
        vm.assertEq(balance.available, 15e18, "available");
        vm.assertEq(balance.pending, 0, "pending");
        vm.assertEq(balance.claimed, 0, "claimed");

        // it should add to the liability
        vm.assertEq(vault.liability(address(usdt)), 15e18, "liability");
        vm.assertEq(vault.liability(address(usd6)), 0, "liability in the other token");
    }
}
