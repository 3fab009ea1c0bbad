// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Smart account that its owner signs for, by ERC-1271
contract OwnedAccount {
    address private immutable _owner;

    constructor(address owner) {
        _owner = owner;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        bytes32 r = bytes32(signature[:32]);
        bytes32 s = bytes32(signature[32:64]);
        address signer = ecrecover(hash, uint8(signature[64]), r, s);
        return signer != address(0) && signer == _owner ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}

/// @title Deploys an account to an address that is known before
contract OwnedAccountFactory {
    function deploy(address owner) external returns (address) {
        return address(new OwnedAccount{salt: 0}(owner));
    }

    function addressOf(address owner) external view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(OwnedAccount).creationCode, abi.encode(owner)));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(0), code)))));
    }
}
