// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Invitation codes
/// @notice A code is 40 bits of a hash in Crockford's base32: 8 characters without I, L, O and U. It follows from the
///         owner alone, so it survives a reorganised chain and cannot be chosen.
library InvitationCode {
    bytes32 private constant ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    /// @notice The code of `user` at `nonce`; the nonce tells apart users whose codes would collide.
    function derive(address user, uint256 nonce) internal pure returns (bytes8) {
        return encode(bytes5(keccak256(abi.encode("YES-INVITE-1", user, nonce))));
    }

    /// @notice `data` as 8 ASCII characters, 5 bits each, the highest first.
    function encode(bytes5 data) internal pure returns (bytes8 code) {
        uint256 bits = uint40(data);
        for (uint256 i = 0; i < 8; ++i) {
            code |= bytes8(ALPHABET[(bits >> (35 - 5 * i)) & 31]) >> (8 * i);
        }
    }
}
