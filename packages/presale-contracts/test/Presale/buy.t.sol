// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {MockERC20} from "../../contracts/mocks/MockERC20.sol";
import {VoidToken} from "../../contracts/mocks/VoidToken.sol";
import {Fixture} from "../utils/Fixture.sol";

contract OneDecimal is MockERC20 {
    function decimals() public pure override returns (uint8) {
        return 1;
    }
}

contract PresaleBuyTest is Fixture {
    uint256 private constant PRICE = 60e18; // of a Fragment at the opening
    uint256 private constant PLENTY = 1_000_000e18;

    function setUp() public override {
        super.setUp();
        bind(alice, ROOT);
        bind(bob, alice);
        fund(alice, usdt, PLENTY);
        fund(bob, usdt, PLENTY);
    }

    function test_WhenTheProofShowsTheBuyer() public {
        vm.warp(OPEN_AT - 1);
        vm.prank(bob);
        presale.buy(FRAGMENT, 1, address(usdt), 50e18, proofBeside(alice));

        // it should sell at the price of the whitelist phase
        vm.assertEq(nft.balanceOf(bob, FRAGMENT), 1, "items");
        assertBalance(usdt, bob, PLENTY - 50e18);
    }

    function test_GivenThePublicOpeningHasCome() public {
        bind(carol, ROOT);
        fund(carol, usdt, 2 * PRICE);

        // it should sell to anyone and ignore the proof
        vm.prank(carol);
        presale.buy(FRAGMENT, 1, address(usdt), PRICE, noProof);
        vm.prank(carol);
        presale.buy(FRAGMENT, 1, address(usdt), PRICE, proofBeside(stranger));
        vm.assertEq(nft.balanceOf(carol, FRAGMENT), 2, "items");
    }

    function test_WhenAllIsInOrder() public {
        vm.roll(1234);
        vm.prank(alice);
        presale.buy(FRAGMENT, 1, address(usdt), PRICE, noProof);

        // it should emit Purchased
        vm.expectEmit();
        emit IPresale.Purchased(2, bob, alice, BADGE, 2, address(usdt), 1200e18, 20_000e18, OPEN_PRICE, 120e18);
        vm.prank(bob);
        vm.assertEq(presale.buy(BADGE, 2, address(usdt), PLENTY, noProof), 2, "id");

        // it should take exactly the cost
        assertBalance(usdt, bob, PLENTY - 1200e18);
        assertBalance(usdt, TREASURY, PRICE + 1080e18);
        assertBalance(usdt, address(vault), 120e18);
        assertBalance(usdt, address(presale), 0);

        // it should mint the items and their YES
        vm.assertEq(nft.balanceOf(bob, BADGE), 2, "items");
        vm.assertEq(nft.totalSupply(BADGE), 2, "supply of the item");
        assertBalance(yes, bob, 20_000e18);

        // it should count the units
        (, uint256 sold) = presale.items(BADGE);
        vm.assertEq(sold, 2, "sold");
        vm.assertEq(presale.boughtBy(bob, BADGE), 2, "boughtBy");
        vm.assertEq(presale.boughtBy(bob, FRAGMENT), 0, "boughtBy of the other item");

        // it should record the purchase
        (IPresale.Purchase[] memory page,) = presale.purchasesOf(bob, 0, 10);
        vm.assertEq(page.length, 1, "purchases");
        vm.assertEq(page[0].id, 2, "recorded id");
        vm.assertEq(page[0].blockNumber, 1234, "block");
        vm.assertEq(page[0].time, OPEN_AT, "time");
        vm.assertEq(page[0].itemId, BADGE, "item");
        vm.assertEq(page[0].quantity, 2, "quantity");
        vm.assertEq(page[0].payToken, address(usdt), "token");
        vm.assertEq(page[0].cost, 1200e18, "cost");
    }

    function test_GivenTheInviterIsROOT() public {
        bind(carol, ROOT); // the second direct of ROOT
        vm.prank(alice);
        presale.buy(FRAGMENT, 1, address(usdt), PRICE, noProof);

        // it should send everything to the treasury
        assertBalance(usdt, TREASURY, PRICE);
        assertReward(usdt, ROOT, 0);
    }

    function test_GivenTheInviterHasOneDirect() public {
        vm.prank(bob);
        presale.buy(FRAGMENT, 1, address(usdt), PRICE, noProof);

        // it should credit 10 % to the inviter
        assertBalance(usdt, TREASURY, 54e18);
        assertReward(usdt, alice, 6e18);
    }

    function test_GivenTheInviterHasTwoDirects() public {
        bind(carol, alice);
        vm.prank(bob);
        presale.buy(FRAGMENT, 1, address(usdt), PRICE, noProof);

        // it should credit 20 % to the inviter
        assertBalance(usdt, TREASURY, 48e18);
        assertReward(usdt, alice, 12e18);
    }

    function test_GivenARewardOfLessThanTheSmallestUnit() public {
        OneDecimal token = new OneDecimal();
        sellOneYes(OPEN_PRICE);
        accept(token);

        // it should send everything to the treasury and credit nothing
        vm.assertEq(buy(bob, FRAGMENT, 1, token), 1, "0.06 USD, rounded up to 0.1");
        assertBalance(token, TREASURY, 1);
        assertReward(token, alice, 0);
    }

    function test_GivenATokenOf6Decimals() public {
        sellOneYes(OPEN_PRICE + 1);

        // it should round the cost up and the reward down
        vm.assertEq(buy(bob, FRAGMENT, 1, usd6), 60_001, "60,000.000000000001, rounded up");
        assertBalance(usd6, TREASURY, 54_001);
        assertReward(usd6, alice, 6000);
    }

    function test_GivenATokenThatReturnsNothing() public {
        MockERC20 token = MockERC20(address(new VoidToken()));
        accept(token);

        // it should sell
        buy(bob, FRAGMENT, 1, token);
        assertBalance(token, TREASURY, 54e18);
        assertReward(token, alice, 6e18);
    }

    /// @dev Another sale, whose Fragment brings one YES.
    function sellOneYes(uint128 price) private {
        IPresale.Setup memory setup = defaultSetup();
        setup.items[FRAGMENT - 1].yesPerUnit = 1e18;
        setup.steps[1].price = price;
        replaceSale(setup);
    }
}
