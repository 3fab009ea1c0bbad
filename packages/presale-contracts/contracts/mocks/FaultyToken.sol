// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MockERC20} from "./MockERC20.sol";

/// @title Token that stops answering in the way that a test chooses
contract FaultyToken is MockERC20 {
    enum Fault {
        None,
        Revert,
        BurnGas,
        ReturnNothing,
        ReturnBadString
    }

    Fault public fault;

    function setFault(Fault value) external {
        fault = value;
    }

    function symbol() public view override returns (string memory) {
        if (fault == Fault.Revert) revert();
        if (fault == Fault.BurnGas) {
            assembly ("memory-safe") {
                invalid()
            }
        }
        if (fault == Fault.ReturnNothing) {
            assembly ("memory-safe") {
                return(0, 0)
            }
        }
        if (fault == Fault.ReturnBadString) {
            assembly ("memory-safe") {
                mstore(0, not(0)) // the offset of a string that lies beyond the data
                return(0, 32)
            }
        }
        return "FAULT";
    }
}
