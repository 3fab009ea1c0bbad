// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";

/// @title Smart wallet that does what it is told and knows nothing of ERC-1155
contract BareWallet {
    function execute(address target, bytes calldata data) external returns (bytes memory) {
        return Address.functionCall(target, data);
    }
}
