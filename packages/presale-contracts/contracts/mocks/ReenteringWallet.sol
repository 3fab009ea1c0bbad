// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BareWallet} from "./BareWallet.sol";
import {ITokenReceiver} from "./CallingToken.sol";

/// @title Smart wallet that makes a call of its own when it receives something, and hides how that ended
contract ReenteringWallet is BareWallet, ITokenReceiver {
    address private _target;
    bytes private _data;

    uint256 public attempts;
    bool public succeeded;
    bytes public result;

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function onTokensReceived() external {
        _reenter();
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external returns (bytes4) {
        _reenter();
        return this.onERC1155Received.selector;
    }

    function _reenter() private {
        ++attempts;
        (succeeded, result) = _target.call(_data);
    }
}
