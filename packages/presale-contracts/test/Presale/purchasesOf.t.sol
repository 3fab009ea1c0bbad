// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {Fixture} from "../utils/Fixture.sol";

contract PresalePurchasesOfTest is Fixture {
    function test_GivenNoPurchases() public view {
        // it should return nothing
        (IPresale.Purchase[] memory page, uint40 next) = presale.purchasesOf(alice, 0, 10);
        vm.assertEq(page.length, 0, "length");
        vm.assertEq(next, 0, "next");
    }

    function test_WhenTheLimitCoversAll() public {
        buyFour();

        // it should return the buyer's purchases in every token, newest first
        (IPresale.Purchase[] memory page, uint40 next) = presale.purchasesOf(alice, 0, type(uint256).max);
        vm.assertEq(page.length, 3, "length");
        vm.assertEq(next, 0, "next");
        vm.assertEq(page[0].id, 4, "newest");
        vm.assertEq(page[0].payToken, address(usdt), "newest token");
        vm.assertEq(page[0].quantity, 3, "newest quantity");
        vm.assertEq(page[1].id, 3, "middle");
        vm.assertEq(page[1].payToken, address(usd6), "middle token");
        vm.assertEq(page[1].itemId, BADGE, "middle item");
        vm.assertEq(page[1].cost, 600e6, "middle cost");
        vm.assertEq(page[2].id, 1, "oldest");
    }

    function test_WhenTheLimitIsSmaller() public {
        buyFour();

        // it should return pages that the cursors join
        (IPresale.Purchase[] memory page, uint40 next) = presale.purchasesOf(alice, 0, 2);
        vm.assertEq(page.length, 2, "length of the first page");
        vm.assertEq(page[1].id, 3, "last of the first page");
        vm.assertEq(next, 1, "cursor");

        (page, next) = presale.purchasesOf(alice, next, 2);
        vm.assertEq(page.length, 1, "length of the last page");
        vm.assertEq(page[0].id, 1, "last");
        vm.assertEq(next, 0, "end");
    }

    /// @dev Ids 1, 3 and 4 are alice's, 2 is bob's.
    function buyFour() private {
        bind(alice, ROOT);
        bind(bob, alice);
        buy(alice, FRAGMENT, 1, usdt);
        buy(bob, FRAGMENT, 2, usdt);
        buy(alice, BADGE, 1, usd6);
        buy(alice, FRAGMENT, 3, usdt);
    }
}
