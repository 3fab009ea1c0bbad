// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {DevToken} from "./DevToken.sol";

/// @notice A token that takes another allowance only once the one that it has is 0, as USDT on Ethereum does. For tests.
contract ResetToken is DevToken {
    error AllowanceNotReset();

    constructor() DevToken("Reset", "RESET", 18, 0) {}

    function approve(address spender, uint256 amount) public override returns (bool) {
        if (amount != 0 && allowance(msg.sender, spender) != 0) revert AllowanceNotReset();
        return super.approve(spender, amount);
    }
}
