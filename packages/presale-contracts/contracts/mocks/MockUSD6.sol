// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MockERC20} from "./MockERC20.sol";

/// @title A dollar token with 6 decimals, as on most other chains
contract MockUSD6 is MockERC20 {
    function name() public pure override returns (string memory) {
        return "Six Dollar";
    }

    function symbol() public pure override returns (string memory) {
        return "USD6";
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
