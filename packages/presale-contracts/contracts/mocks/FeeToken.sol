// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MockERC20} from "./MockERC20.sol";

/// @title Token that keeps 1 % of what a taxed account receives
contract FeeToken is MockERC20 {
    mapping(address account => bool) public taxed;

    function tax(address account) external {
        taxed[account] = true;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from != address(0) && taxed[to]) super._update(to, address(0), value / 100);
    }
}
