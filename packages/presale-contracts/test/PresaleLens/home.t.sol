// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PresaleLens} from "../../contracts/PresaleLens.sol";
import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {IPresaleLens} from "../../contracts/interfaces/IPresaleLens.sol";
import {FaultyToken} from "../../contracts/mocks/FaultyToken.sol";
import {MockUSDC} from "../../contracts/mocks/MockUSDC.sol";
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

    function test_GivenAVisitorAtTheSecondOfThePublicOpening() public view {
        // it should show that the sale is public
        vm.assertEq(lens.home(address(0)).publicOpen, true, "publicOpen");
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
        vm.assertEq(token.readable, true, "readable");
        vm.assertEq(token.balance, 8.5e18 + 7e18, "balance");
        vm.assertEq(token.allowance, 7e18, "allowance");
        vm.assertEq(token.rewardAvailable, 30e18, "available");
        vm.assertEq(token.rewardPending, 20e18, "pending");
        vm.assertEq(token.rewardClaimed, 10e18, "claimed");
        vm.assertEq(token.minWithdrawal, vault.minWithdrawal(address(usdt)), "minWithdrawal");
        vm.assertEq(home.tokens[1].decimals, 6, "decimals of the other");
    }

    function test_GivenATokenThatIsNotEnabled() public {
        earn(alice, usdt, 30e18);
        fund(alice, usdt, 7e18);
        vm.prank(GUARDIAN);
        presale.disablePaymentToken(address(usdt));

        // it should show the rewards and not ask the token
        IPresaleLens.TokenView memory token = lens.home(alice).tokens[0];
        vm.assertEq(token.enabled, false, "enabled");
        assertUnread(token, address(usdt));
    }

    function test_GivenATokenThatFailsToAnswer() public {
        FaultyToken token = new FaultyToken();
        accept(token);
        earn(alice, token, 30e18);
        fund(alice, token, 7e18);
        MockUSDC next = new MockUSDC();
        accept(next);
        fund(alice, next, 8e18);
        vm.assertEq(lens.home(alice).tokens[2].symbol, "FAULT", "symbol before");

        FaultyToken.Fault[4] memory faults = [
            FaultyToken.Fault.Revert,
            FaultyToken.Fault.BurnGas,
            FaultyToken.Fault.ReturnNothing,
            FaultyToken.Fault.ReturnBadString
        ];

        // it should show its rewards and what the other tokens answer
        for (uint256 i = 0; i < faults.length; ++i) {
            token.setFault(faults[i]);
            assertOnlyThirdUnread(address(token));
        }
        vm.etch(address(token), "");
        assertOnlyThirdUnread(address(token));
    }

    function test_GivenAUserAtTheirWalletLimit() public {
        bind(alice, ROOT);
        buy(alice, BADGE, uint16(BADGE_LIMIT), usd6);

        // it should show that they may buy no more
        vm.assertEq(lens.home(alice).items[1].walletLeft, 0, "walletLeft");
    }

    function test_GivenAUserWhoPassedAnItemOn() public {
        bind(alice, ROOT);
        buy(alice, BADGE, 2, usdt);
        vm.prank(alice);
        nft.safeTransferFrom(alice, bob, BADGE, 1, "");

        // it should count what they bought towards the limit
        IPresaleLens.ItemView memory badge = lens.home(alice).items[1];
        vm.assertEq(badge.owned, 1, "owned");
        vm.assertEq(badge.walletLeft, BADGE_LIMIT - 2, "walletLeft");
    }

    function test_GivenAUnitPriceWithMoreThan18Decimals() public {
        IPresale.Setup memory setup = defaultSetup();
        (setup.items[0].yesPerUnit, setup.steps[1].price) = (0.5e18, 0.06e18 + 1);
        replaceSale(setup);
        lens = PresaleLens(deploy("contracts/PresaleLens.sol/PresaleLens", abi.encode(presale)));

        // it should round up, as the sale does
        (uint256 cost,) = presale.quote(FRAGMENT, 1, address(usdt));
        vm.assertEq(cost, 0.03e18 + 1, "cost");
        vm.assertEq(lens.home(address(0)).items[0].unitPriceUsd, cost, "unit price");
    }

    /// @dev The third of four tokens fails. Nodes allow a call far more gas than is given here.
    function assertOnlyThirdUnread(address failing) private view {
        IPresaleLens.TokenView[] memory tokens = lens.home{gas: 450_000}(alice).tokens;
        vm.assertEq(tokens[2].enabled, true, "enabled");
        assertUnread(tokens[2], failing);
        vm.assertEq(tokens[3].readable, true, "next readable");
        vm.assertEq(tokens[3].balance, 8e18, "balance of the next");
    }

    function assertUnread(IPresaleLens.TokenView memory token, address expected) private view {
        vm.assertEq(token.token, expected, "token");
        vm.assertEq(token.readable, false, "readable");
        vm.assertEq(token.symbol, "", "symbol");
        vm.assertEq(token.balance, 0, "balance");
        vm.assertEq(token.allowance, 0, "allowance");
        vm.assertEq(token.decimals, 18, "decimals");
        vm.assertEq(token.rewardAvailable, 30e18, "available");
        vm.assertEq(token.minWithdrawal, vault.minWithdrawal(expected), "minWithdrawal");
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
