// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {DevToken} from "./DevToken.sol";

/// @notice A token whose transfer answers false and moves nothing, where others fail. For tests.
contract RefusingToken is DevToken {
    constructor() DevToken("Refusing", "REFUSING", 18, 0) {}

    function transfer(address, uint256) public pure override returns (bool) {
        return false;
    }
}
