// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {Fixture} from "../utils/Fixture.sol";

contract RewardVaultWithdrawalsOfTest is Fixture {
    function setUp() public override {
        super.setUp();
        earn(alice, usdt, 100e18);
        earn(alice, usd6, 100e6);
        earn(bob, usdt, 100e18);
    }

    function test_GivenNoWithdrawals() public view {
        // it should return nothing
        (IRewardVault.Withdrawal[] memory page, uint40 next) = vault.withdrawalsOf(alice, 0, 10);
        vm.assertEq(page.length, 0, "length");
        vm.assertEq(next, 0, "next");
    }

    function test_WhenTheLimitCoversAll() public {
        requestFour();

        // it should return the user's withdrawals in every token, newest first
        (IRewardVault.Withdrawal[] memory page, uint40 next) = vault.withdrawalsOf(alice, 0, type(uint256).max);
        vm.assertEq(page.length, 3, "length");
        vm.assertEq(next, 0, "next");
        vm.assertEq(page[0].id, 4, "newest");
        vm.assertEq(page[0].token, address(usdt), "newest token");
        vm.assertEq(page[1].id, 3, "middle");
        vm.assertEq(page[1].token, address(usd6), "middle token");
        vm.assertEq(page[1].amount, 20e6, "middle amount");
        vm.assertEq(page[1].received, 18e6, "middle received");
        vm.assertEq(page[2].id, 1, "oldest");
    }

    function test_WhenTheLimitIsSmaller() public {
        requestFour();

        // it should return pages that the cursors join
        (IRewardVault.Withdrawal[] memory page, uint40 next) = vault.withdrawalsOf(alice, 0, 2);
        vm.assertEq(page.length, 2, "length of the first page");
        vm.assertEq(page[1].id, 3, "last of the first page");
        vm.assertEq(next, 1, "cursor");

        (page, next) = vault.withdrawalsOf(alice, next, 2);
        vm.assertEq(page.length, 1, "length of the last page");
        vm.assertEq(page[0].id, 1, "last");
        vm.assertEq(next, 0, "end");
    }

    /// @dev Ids 1, 3 and 4 are alice's, 2 is bob's.
    function requestFour() private {
        request(alice, usdt, 10e18);
        request(bob, usdt, 20e18);
        request(alice, usd6, 20e6);
        request(alice, usdt, 30e18);
    }
}
