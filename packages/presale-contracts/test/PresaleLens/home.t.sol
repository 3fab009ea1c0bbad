// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresaleLens} from "../../contracts/interfaces/IPresaleLens.sol";
import {Fixture} from "../utils/Fixture.sol";

contract PresaleLensHomeTest is Fixture {
    function test_GivenAVisitorBeforeTheSale() public {
        vm.warp(SALE_AT - 1);

        // it should show the first step as the next and no price
        IPresaleLens.HomeView memory home = lens.home(address(0));
        vm.assertEq(home.price, 0, "price");
        vm.assertEq(home.nextPrice, FIRST_PRICE, "nextPrice");
        vm.assertEq(home.nextPriceAt, SALE_AT, "nextPriceAt");
        vm.assertEq(home.items[0].unitPriceUsd, 0, "unit price");
        vm.assertEq(home.items[0].available, FRAGMENT_CAP, "available");
    }

    function test_GivenAVisitorInTheWhitelistPhase() public {
        vm.warp(OPEN_AT - 1);

        // it should show the price and that the sale is not public
        IPresaleLens.HomeView memory home = lens.home(address(0));
        vm.assertEq(home.publicOpen, false, "publicOpen");
        vm.assertEq(home.publicOpenAt, OPEN_AT, "publicOpenAt");
        vm.assertEq(home.whitelistRoot, presale.whitelistRoot(), "whitelistRoot");
        vm.assertEq(home.price, FIRST_PRICE, "price");
        vm.assertEq(home.items[0].unitPriceUsd, 50e18, "unit price");
        vm.assertEq(home.tierBps, 0, "tier");
        vm.assertEq(home.profile.boundAt, 0, "boundAt");
        vm.assertEq(home.lastPurchaseAt, 0, "lastPurchaseAt");
    }

    function test_GivenAVisitorWhileTheSaleIsPaused() public {
        vm.prank(GUARDIAN);
        presale.pause();

        // it should show that
        vm.assertEq(lens.home(address(0)).paused, true, "paused");
    }

    function test_GivenAUserWhoBoughtEarnedAndWithdrew() public {
        bytes8 code = bind(alice, ROOT);
        bind(bob, alice);
        buy(alice, BADGE, 2, usdt);
        buy(bob, BADGE, 1, usdt); // alice earns 60
        vm.warp(OPEN_AT + 60);
        buy(alice, FRAGMENT, 1, usdt);
        settle(KEEPER, usdt, request(alice, usdt, 10e18)); // pays 8.5
        request(alice, usdt, 20e18);
        fund(alice, usdt, 7e18);
        vm.prank(GUARDIAN);
        presale.disablePaymentToken(address(usd6));
        vm.roll(99);

        IPresaleLens.HomeView memory home = lens.home(alice);

        // it should show the clock of the block
        vm.assertEq(home.blockNumber, 99, "blockNumber");
        vm.assertEq(home.timestamp, OPEN_AT + 60, "timestamp");
        vm.assertEq(home.paused, false, "paused");
        vm.assertEq(home.publicOpen, true, "publicOpen");
        vm.assertEq(home.price, OPEN_PRICE, "price");
        vm.assertEq(home.nextPrice, LAST_PRICE, "nextPrice");
        vm.assertEq(home.nextPriceAt, LAST_STEP_AT, "nextPriceAt");

        // it should show the user's profile, tier and last purchase
        vm.assertEq(home.profile.inviter, ROOT, "inviter");
        vm.assertEq(home.profile.code, code, "code");
        vm.assertEq(home.profile.directCount, 1, "directCount");
        vm.assertEq(home.tierBps, 1000, "tier");
        vm.assertEq(home.lastPurchaseAt, OPEN_AT + 60, "lastPurchaseAt");
        vm.assertEq(home.yesHoldings, 21_000e18, "yesHoldings");

        // it should show items with what is left and owned
        assertItem(home.items[0], FRAGMENT, 60e18, FRAGMENT_YES, 999, 1, type(uint256).max);
        assertItem(home.items[1], BADGE, 600e18, BADGE_YES, 97, 2, 3);

        // it should show tokens with balance, allowance and rewards
        vm.assertEq(home.tokens.length, 2, "tokens");
        IPresaleLens.TokenView memory token = home.tokens[0];
        vm.assertEq(token.token, address(usdt), "token");
        vm.assertEq(token.symbol, "USDT", "symbol");
        vm.assertEq(token.decimals, 18, "decimals");
        vm.assertEq(token.enabled, true, "enabled");
        vm.assertEq(token.balance, 8.5e18 + 7e18, "balance");
        vm.assertEq(token.allowance, 7e18, "allowance");
        vm.assertEq(token.rewardAvailable, 30e18, "available");
        vm.assertEq(token.rewardPending, 20e18, "pending");
        vm.assertEq(token.rewardClaimed, 10e18, "claimed");
        vm.assertEq(token.minWithdrawal, vault.minWithdrawal(address(usdt)), "minWithdrawal");
        vm.assertEq(home.tokens[1].decimals, 6, "decimals of the other");
        vm.assertEq(home.tokens[1].enabled, false, "other enabled");
    }

    function test_GivenAUserAtHisWalletLimit() public {
        bind(alice, ROOT);
        buy(alice, BADGE, uint16(BADGE_LIMIT), usd6);

        // it should show that he may buy no more
        vm.assertEq(lens.home(alice).items[1].walletLeft, 0, "walletLeft");
    }

    function assertItem(
        IPresaleLens.ItemView memory item,
        uint8 id,
        uint256 unitPriceUsd,
        uint256 yesPerUnit,
        uint256 available,
        uint256 owned,
        uint256 walletLeft
    ) private pure {
        vm.assertEq(item.id, id, "id");
        vm.assertEq(item.unitPriceUsd, unitPriceUsd, "unitPriceUsd");
        vm.assertEq(item.yesPerUnit, yesPerUnit, "yesPerUnit");
        vm.assertEq(item.available, available, "available");
        vm.assertEq(item.owned, owned, "owned");
        vm.assertEq(item.walletLeft, walletLeft, "walletLeft");
    }
}
