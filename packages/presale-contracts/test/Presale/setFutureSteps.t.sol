// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {Fixture} from "../utils/Fixture.sol";

/// @dev It is the opening: the first two steps have started, the last is a week away.
contract PresaleSetFutureStepsTest is Fixture {
    uint40 private constant LOCKED_UNTIL = uint40(OPEN_AT) + 1 hours;

    function test_RevertWhen_TheFirstNewStepStartsWithinTheNotice() public {
        // it should revert with InvalidSteps
        assertInvalid(one(LOCKED_UNTIL, LAST_PRICE));
        assertInvalid(one(uint40(OPEN_AT) + 1, LAST_PRICE));
    }

    function test_RevertWhen_TheFirstNewPriceDoesNotExceedTheLastLockedOne() public {
        // it should revert with InvalidSteps
        assertInvalid(one(LOCKED_UNTIL + 1, OPEN_PRICE));
        assertInvalid(one(LOCKED_UNTIL + 1, FIRST_PRICE));
    }

    function test_RevertWhen_TheNewStepsDoNotRise() public {
        // it should revert with InvalidSteps
        assertInvalid(two(LOCKED_UNTIL + 1, LAST_PRICE, LOCKED_UNTIL + 1, LAST_PRICE + 1));
        assertInvalid(two(LOCKED_UNTIL + 1, LAST_PRICE, LOCKED_UNTIL + 2, LAST_PRICE));
    }

    function test_RevertWhen_ThereWouldBeMoreThan64Steps() public {
        presale.setFutureSteps(rising(62));
        vm.assertEq(presale.steps().length, 64, "steps");

        // it should revert with InvalidSteps
        assertInvalid(rising(63));
    }

    function test_WhenTheFirstNewStepStartsJustAfterTheNotice() public {
        IPresale.Step[] memory future = two(LOCKED_UNTIL + 1, 0.07e18, LOCKED_UNTIL + 2, 0.075e18);

        // it should emit PriceStepsSet
        vm.expectEmit();
        emit IPresale.PriceStepsSet(future);
        presale.setFutureSteps(future);

        // it should replace all steps that are not locked
        IPresale.Step[] memory steps = presale.steps();
        vm.assertEq(steps.length, 4, "steps");
        vm.assertEq(steps[0].price, FIRST_PRICE, "past step");
        vm.assertEq(steps[1].price, OPEN_PRICE, "step in force");
        vm.assertEq(keccak256(abi.encode(steps[2], steps[3])), keccak256(abi.encode(future[0], future[1])), "new");
    }

    function test_GivenAStepStartsWithinTheNotice() public {
        vm.warp(LAST_STEP_AT - 1 hours);
        presale.setFutureSteps(one(uint40(LAST_STEP_AT) + 1, LAST_PRICE + 1));

        // it should keep that step
        IPresale.Step[] memory steps = presale.steps();
        vm.assertEq(steps.length, 4, "steps");
        vm.assertEq(steps[2].startsAt, LAST_STEP_AT, "locked step");
        vm.assertEq(steps[2].price, LAST_PRICE, "locked price");
    }

    function test_WhenThereAreNoNewSteps() public {
        presale.setFutureSteps(new IPresale.Step[](0));

        // it should leave the last locked price for ever
        vm.assertEq(presale.steps().length, 2, "steps");
        vm.warp(LAST_STEP_AT);
        (uint256 current,, uint256 nextAt) = presale.priceInfo();
        vm.assertEq(current, OPEN_PRICE, "current");
        vm.assertEq(nextAt, 0, "nextAt");
    }

    function test_RevertGiven_NoStepIsLockedAndNoneIsGiven() public {
        vm.warp(SALE_AT - 1 hours - 1);

        // it should revert with InvalidSteps
        assertInvalid(new IPresale.Step[](0));
    }

    function one(uint40 startsAt, uint128 price) private pure returns (IPresale.Step[] memory steps) {
        steps = new IPresale.Step[](1);
        steps[0] = IPresale.Step(startsAt, price);
    }

    function two(uint40 startsAt, uint128 price, uint40 secondStartsAt, uint128 secondPrice)
        private
        pure
        returns (IPresale.Step[] memory steps)
    {
        steps = new IPresale.Step[](2);
        steps[0] = IPresale.Step(startsAt, price);
        steps[1] = IPresale.Step(secondStartsAt, secondPrice);
    }

    function rising(uint40 count) private pure returns (IPresale.Step[] memory steps) {
        steps = new IPresale.Step[](count);
        for (uint40 i = 0; i < count; ++i) steps[i] = IPresale.Step(LOCKED_UNTIL + 1 + i, LAST_PRICE + i);
    }

    function assertInvalid(IPresale.Step[] memory future) private {
        vm.expectRevert(IPresale.InvalidSteps.selector);
        presale.setFutureSteps(future);
    }
}
