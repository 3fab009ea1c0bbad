// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "./Vm.sol";

/// @notice Deploys contracts from the artifacts of the build. With `new`, the compiler would carry a copy of the whole
///         system into each of the many test contracts. So, after a change, build all before running a single file.
abstract contract Artifacts {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @dev Reverts as the constructor does.
    /// @param path below artifacts/, without its end
    /// @param arguments of the constructor, ABI-encoded
    function deploy(string memory path, bytes memory arguments) internal returns (address deployed) {
        string memory artifact = vm.readFile(string.concat("artifacts/", path, ".json"));
        bytes memory code = bytes.concat(vm.parseJsonBytes(artifact, ".bytecode"), arguments);
        assembly ("memory-safe") {
            deployed := create(0, add(code, 32), mload(code))
            if iszero(deployed) {
                let size := returndatasize()
                returndatacopy(code, 0, size)
                revert(code, size)
            }
        }
    }
}
