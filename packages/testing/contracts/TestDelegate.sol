// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title What the test wallet's account becomes (EIP-7702) to run a bundle of calls in one transaction.
contract TestDelegate {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    error OnlyItself();

    receive() external payable {}

    /// @notice Runs all calls or none. Only for the account itself: its own transaction to itself.
    function execute(Call[] calldata calls) external payable {
        if (msg.sender != address(this)) revert OnlyItself();
        for (uint256 i; i < calls.length; ++i) {
            (bool ok, bytes memory result) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (!ok) {
                assembly {
                    revert(add(result, 32), mload(result))
                }
            }
        }
    }

    // An account with code is asked whether it can receive tokens.

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC1155Received.selector;
    }

    function onERC1155BatchReceived(address, address, uint256[] calldata, uint256[] calldata, bytes calldata)
        external
        pure
        returns (bytes4)
    {
        return this.onERC1155BatchReceived.selector;
    }
}
