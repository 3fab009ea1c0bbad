// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IReferral} from "./interfaces/IReferral.sol";
import {InvitationCode} from "./libraries/InvitationCode.sol";

/// @title Referral
/// @notice See {IReferral}.
contract Referral is IReferral {
    /// @dev One slot. The code is derived again from the nonce when somebody asks for it.
    struct Node {
        address inviter;
        uint40 boundAt;
        uint32 directCount;
        uint24 codeNonce;
    }

    uint16 private constant FIRST_TIER_BPS = 1000;
    uint16 private constant SECOND_TIER_BPS = 2000;

    /// @inheritdoc IReferral
    address public immutable ROOT;

    mapping(address user => Node) private _nodes;
    mapping(address inviter => mapping(uint256 index => Direct)) private _directs;

    /// @inheritdoc IReferral
    mapping(bytes8 code => address owner) public ownerOfCode;

    constructor(address root) {
        ROOT = root;
        _register(root);
    }

    /// @inheritdoc IReferral
    function bind(bytes8 inviterCode) external returns (bytes8 ownCode) {
        Node storage node = _nodes[msg.sender];
        if (node.boundAt != 0) revert AlreadyBound(node.inviter);

        address inviter = ownerOfCode[inviterCode];
        if (inviter == address(0)) revert UnknownInvitationCode(inviterCode);

        ownCode = _register(msg.sender);
        node.inviter = inviter;

        uint32 index = _nodes[inviter].directCount++;
        _directs[inviter][index] = Direct({user: msg.sender, boundAt: uint40(block.timestamp)});
        emit InviterBound(msg.sender, inviter, ownCode, inviterCode, index + 1);
    }

    /// @inheritdoc IReferral
    function isBound(address user) external view returns (bool) {
        return inviterOf(user) != address(0);
    }

    /// @inheritdoc IReferral
    function inviterOf(address user) public view returns (address) {
        return _nodes[user].inviter;
    }

    /// @inheritdoc IReferral
    function profileOf(address user) external view returns (Profile memory) {
        Node memory node = _nodes[user];
        return Profile({
            inviter: node.inviter,
            boundAt: node.boundAt,
            directCount: node.directCount,
            code: node.boundAt == 0 ? bytes8(0) : InvitationCode.derive(user, node.codeNonce)
        });
    }

    /// @inheritdoc IReferral
    function tierOf(address inviter) public view returns (uint16 bps) {
        uint256 directs = _nodes[inviter].directCount;
        if (directs == 0 || inviter == ROOT) return 0;
        return directs == 1 ? FIRST_TIER_BPS : SECOND_TIER_BPS;
    }

    /// @inheritdoc IReferral
    function rewardOf(address user) external view returns (address inviter, uint16 bps) {
        inviter = inviterOf(user);
        bps = tierOf(inviter);
    }

    /// @inheritdoc IReferral
    function directsOf(address inviter, uint256 offset, uint256 limit) external view returns (Direct[] memory page) {
        page = new Direct[](Math.min(limit, Math.saturatingSub(_nodes[inviter].directCount, offset)));
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = _directs[inviter][offset + i];
        }
    }

    /// @dev Marks `user` as bound now and gives them the first free code of their own.
    function _register(address user) private returns (bytes8 code) {
        uint24 nonce = 0;
        while (ownerOfCode[code = InvitationCode.derive(user, nonce)] != address(0)) ++nonce;

        ownerOfCode[code] = user;
        Node storage node = _nodes[user];
        node.boundAt = uint40(block.timestamp);
        node.codeNonce = nonce;
    }
}
