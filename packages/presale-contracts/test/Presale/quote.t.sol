// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {Fixture} from "../utils/Fixture.sol";

contract PresaleQuoteTest is Fixture {
    function test_RevertGiven_TheFirstStepLiesAhead() public {
        vm.warp(SALE_AT - 1);

        // it should revert with SaleNotStarted
        vm.expectRevert(IPresale.SaleNotStarted.selector);
        presale.quote(FRAGMENT, 1, address(usdt));
    }

    function test_RevertWhen_TheTokenIsNotAccepted() public {
        // it should revert with TokenNotAccepted
        vm.expectRevert(abi.encodeWithSelector(IPresale.TokenNotAccepted.selector, stranger));
        presale.quote(FRAGMENT, 1, stranger);
    }

    function test_RevertWhen_TheItemIsUnknown() public {
        // it should revert with UnknownItem
        vm.expectRevert(abi.encodeWithSelector(IPresale.UnknownItem.selector, 3));
        presale.quote(3, 1, address(usdt));
    }

    function test_WhenAPriceStepStarts() public {
        // it should charge the new price from that second on
        assertCost(SALE_AT, 50e18);
        assertCost(OPEN_AT - 1, 50e18);
        assertCost(OPEN_AT, 60e18);
        assertCost(LAST_STEP_AT - 1, 60e18);
        assertCost(LAST_STEP_AT, 80e18);
        assertCost(LAST_STEP_AT + 365 days, 80e18);
    }

    function test_WhenAllIsInOrder() public view {
        // it should return the YES of all units
        (uint256 cost, uint256 yesAmount) = presale.quote(BADGE, 3, address(usd6));
        vm.assertEq(yesAmount, 30_000e18, "yesAmount");
        vm.assertEq(cost, 1800e6, "cost");
    }

    function testFuzz_WhenAllIsInOrder(uint128 yesPerUnit, uint128 price, uint16 quantity) public {
        IPresale.Setup memory setup = defaultSetup();
        setup.items[0] = IPresale.Item({cap: 1, walletLimit: 0, yesPerUnit: uint128(within(yesPerUnit, 1, 1e24))});
        setup.items[1].cap = 0;
        setup.steps = new IPresale.Step[](1);
        setup.steps[0] = IPresale.Step({startsAt: 1, price: uint128(within(price, 1, 1e24))});
        replaceSale(setup);

        // it should return the least cost that covers the price
        (uint256 cost, uint256 yesAmount) = presale.quote(FRAGMENT, quantity, address(usd6));
        uint256 exact = uint256(quantity) * setup.items[0].yesPerUnit * setup.steps[0].price;
        vm.assertEq(yesAmount, uint256(quantity) * setup.items[0].yesPerUnit, "yesAmount");
        vm.assertGe(cost * 1e30, exact, "covers");
        if (cost != 0) vm.assertLe((cost - 1) * 1e30, exact - 1, "least");
    }

    function assertCost(uint256 time, uint256 expected) private {
        vm.warp(time);
        (uint256 cost,) = presale.quote(FRAGMENT, 1, address(usdt));
        vm.assertEq(cost, expected, "cost");
    }
}
