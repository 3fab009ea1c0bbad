// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Makes the transactions of a deployment, one after the other
/// @dev Never deployed: the rehearsal of a deployment puts its code at the deployer's address for the length of one
/// eth_call, so that the contracts are created where they would be, and see the deployer as their caller.
contract Rehearsal {
    struct Step {
        /// @dev Zero: `data` creates a contract.
        address to;
        bytes data;
    }

    /// @dev A step failed, with what it reverted with.
    error StepFailed(uint256 index, bytes reason);

    /// @return used the gas of each step, without what a transaction costs by itself
    function rehearse(Step[] calldata steps) external returns (uint256[] memory used) {
        used = new uint256[](steps.length);
        for (uint256 index = 0; index < steps.length; index++) {
            bytes memory data = steps[index].data;
            address to = steps[index].to;
            bool success;
            bytes memory reason;
            uint256 left = gasleft();
            if (to == address(0)) {
                assembly {
                    success := gt(create(0, add(data, 32), mload(data)), 0)
                }
                if (!success) {
                    assembly {
                        reason := mload(64)
                        mstore(64, add(reason, add(32, returndatasize())))
                        mstore(reason, returndatasize())
                        returndatacopy(add(reason, 32), 0, returndatasize())
                    }
                }
            } else {
                (success, reason) = to.call(data);
            }
            used[index] = left - gasleft();
            if (!success) revert StepFailed(index, reason);
        }
    }
}
