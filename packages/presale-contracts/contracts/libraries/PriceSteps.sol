// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../interfaces/IPresale.sol";

/// @title Price steps
/// @notice A list of steps whose times and prices rise strictly, looked up by binary search.
library PriceSteps {
    uint256 private constant MAX_STEPS = 64;

    /// @notice Number of steps that have started at `time`; the last of them is in force.
    /// @dev No cursor is kept: the gas of a purchase must not depend on who bought first after a step.
    function startedAt(IPresale.Step[] storage steps, uint256 time) internal view returns (uint256 low) {
        uint256 high = steps.length;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (steps[middle].startsAt <= time) low = middle + 1;
            else high = middle;
        }
    }

    /// @notice Replaces all steps that start after `time` by `future`, which must start after it, too.
    function replaceAfter(IPresale.Step[] storage steps, uint256 time, IPresale.Step[] memory future) internal {
        if (future.length != 0 && future[0].startsAt <= time) revert IPresale.InvalidSteps();
        for (uint256 kept = startedAt(steps, time); steps.length > kept;) steps.pop();
        append(steps, future);
    }

    /// @notice Adds `more` at the end.
    function append(IPresale.Step[] storage steps, IPresale.Step[] memory more) internal {
        IPresale.Step memory last;
        if (steps.length != 0) last = steps[steps.length - 1];

        for (uint256 i = 0; i < more.length; ++i) {
            if (more[i].startsAt <= last.startsAt || more[i].price <= last.price) revert IPresale.InvalidSteps();
            last = more[i];
            steps.push(last);
        }
        if (steps.length == 0 || steps.length > MAX_STEPS) revert IPresale.InvalidSteps();
    }
}
