// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title Tells what arrives of a transfer
/// @dev Never deployed: `presale config check` puts its code at an address for the length of one eth_call.
contract TransferProbe {
    using SafeERC20 for IERC20;

    /// @notice Sends `amount` of the probe's own tokens to `to`.
    /// @return received what `to` has more than before
    function probe(IERC20 token, address to, uint256 amount) external returns (uint256 received) {
        uint256 before = token.balanceOf(to);
        token.safeTransfer(to, amount);
        return token.balanceOf(to) - before;
    }
}
