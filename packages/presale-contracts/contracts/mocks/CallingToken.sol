// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MockERC20} from "./MockERC20.sol";

/// @title Token that calls those receivers who asked for it, as ERC-777 does
contract CallingToken is MockERC20 {
    mapping(address account => bool) private _hooked;

    function hook(address account) external {
        _hooked[account] = true;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (_hooked[to]) ITokenReceiver(to).onTokensReceived();
    }
}

interface ITokenReceiver {
    function onTokensReceived() external;
}
