// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {Fixture} from "../utils/Fixture.sol";

contract RewardVaultRequestWithdrawalTest is Fixture {
    function test_RevertWhen_TheTokenIsNotRegistered() public {
        // it should revert with UnknownToken
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.UnknownToken.selector, stranger));
        vm.prank(alice);
        vault.requestWithdrawal(stranger, 10e18);
    }

    function test_RevertWhen_NothingWouldBeLeftAfterTheFees() public {
        earn(alice, usd6, 10e6);
        uint96 minimum = uint96(vault.minWithdrawal(address(usd6)));

        // it should revert with WithdrawalTooSmall
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.WithdrawalTooSmall.selector, minimum));
        vm.prank(alice);
        vault.requestWithdrawal(address(usd6), minimum - 1);

        request(alice, usd6, minimum);
    }

    function test_RevertWhen_TheAmountExceedsWhatIsAvailable() public {
        earn(alice, usdt, 30e18);
        earn(bob, usdt, 30e18);
        request(alice, usdt, 10e18);

        // it should revert with InsufficientRewards
        vm.expectRevert(abi.encodeWithSelector(IRewardVault.InsufficientRewards.selector, 20e18, 20e18 + 1));
        vm.prank(alice);
        vault.requestWithdrawal(address(usdt), 20e18 + 1);
    }

    function test_WhenTheAmountIsAvailable() public {
        earn(alice, usdt, 30e18);

        // it should emit WithdrawalRequested
        vm.expectEmit();
        emit IRewardVault.WithdrawalRequested(1, alice, address(usdt), 30e18, 1.5e18, 1e18, 27.5e18);
        vm.prank(alice);
        uint40 id = vault.requestWithdrawal(address(usdt), 30e18);
        vm.assertEq(id, 1, "id");

        // it should move the amount from available to pending
        IRewardVault.Balance memory balance = vault.balanceOf(alice, address(usdt));
        vm.assertEq(balance.available, 0, "available");
        vm.assertEq(balance.pending, 30e18, "pending");
        vm.assertEq(balance.claimed, 0, "claimed");

        // it should keep the liability
        vm.assertEq(vault.liability(address(usdt)), 30e18, "liability");
        assertBalance(usdt, address(vault), 30e18);

        // it should record a withdrawal in Processing
        (IRewardVault.Withdrawal[] memory page,) = vault.withdrawalsOf(alice, 0, 10);
        vm.assertEq(page.length, 1, "withdrawals");
        vm.assertEq(page[0].id, 1, "recorded id");
        vm.assertEq(page[0].token, address(usdt), "token");
        vm.assertEq(page[0].requestedAt, OPEN_AT, "requestedAt");
        vm.assertEq(page[0].amount, 30e18, "amount");
        vm.assertEq(page[0].received, 27.5e18, "received");
        vm.assertTrue(page[0].status == IRewardVault.Status.Processing, "status");
    }
}
