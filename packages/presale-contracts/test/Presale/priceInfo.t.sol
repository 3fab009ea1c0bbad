// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {Fixture} from "../utils/Fixture.sol";

contract PresalePriceInfoTest is Fixture {
    function test_GivenTheFirstStepLiesAhead() public {
        vm.warp(SALE_AT - 1);

        // it should return no price and the first step as the next
        assertInfo(0, FIRST_PRICE, SALE_AT);
    }

    function test_GivenAStepIsInForceAndAnotherFollows() public {
        // it should return both
        vm.warp(SALE_AT);
        assertInfo(FIRST_PRICE, OPEN_PRICE, OPEN_AT);
        vm.warp(LAST_STEP_AT - 1);
        assertInfo(OPEN_PRICE, LAST_PRICE, LAST_STEP_AT);
    }

    function test_GivenTheLastStepIsInForce() public {
        // it should return no next step
        vm.warp(LAST_STEP_AT);
        assertInfo(LAST_PRICE, 0, 0);
    }

    function testFuzz_GivenAnyNumberOfStepsAndAnyTime(uint256 count, uint256 time) public {
        count = within(count, 1, 64);
        time = within(time, 1, 66);
        IPresale.Setup memory setup = defaultSetup();
        setup.steps = new IPresale.Step[](count);
        for (uint256 i = 0; i < count; ++i) {
            setup.steps[i] = IPresale.Step({startsAt: uint40(i + 2), price: uint128(i + 1)});
        }
        replaceSale(setup);
        vm.warp(time);

        // it should agree with a linear search
        uint256 started = 0;
        while (started < count && setup.steps[started].startsAt <= time) ++started;
        bool last = started == count;
        assertInfo(started, last ? 0 : started + 1, last ? 0 : started + 2);
    }

    function assertInfo(uint256 current, uint256 next, uint256 nextAt) private view {
        (uint256 actual, uint256 actualNext, uint256 actualNextAt) = presale.priceInfo();
        vm.assertEq(actual, current, "current");
        vm.assertEq(actualNext, next, "next");
        vm.assertEq(actualNextAt, nextAt, "nextAt");
    }
}
