// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {DevToken} from "./DevToken.sol";

/// @notice A token whose transfer answers nothing, like those from before ERC-20 was final. For tests.
contract SilentToken is DevToken {
    constructor() DevToken("Silent", "SILENT", 18, 0) {}

    function transfer(address to, uint256 amount) public override returns (bool) {
        super.transfer(to, amount);
        assembly ("memory-safe") {
            return(0, 0)
        }
    }
}
