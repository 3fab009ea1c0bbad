// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title Invitation codes and the inviter forest
/// @notice Who invited whom, for ever. There is no owner, no admin function and no pause.
/// @dev A code exists only once its owner is bound, so an edge always points at an account that was bound before
///      (or at ROOT): self-invites and cycles cannot be built.
interface IReferral {
    /// @notice One invited user.
    /// @param user the invited user
    /// @param boundAt time of the binding, in seconds
    struct Direct {
        address user;
        uint40 boundAt;
    }

    /// @notice What is known of one user.
    /// @param inviter who invited the user; zero while unbound, and for ROOT
    /// @param boundAt time of the binding, in seconds; for ROOT the time of deployment
    /// @param directCount number of users invited directly
    /// @param code the user's own invitation code; zero while unbound
    struct Profile {
        address inviter;
        uint40 boundAt;
        uint32 directCount;
        bytes8 code;
    }

    /// @notice A user was bound to an inviter and received a code.
    /// @param user the bound user
    /// @param inviter the owner of `inviterCode`
    /// @param code the user's own code
    /// @param inviterCode the code that the user entered
    /// @param directCount direct invitees of `inviter` after this binding
    event InviterBound(
        address indexed user, address indexed inviter, bytes8 code, bytes8 inviterCode, uint32 directCount
    );

    /// @notice The caller already has an inviter; it cannot be changed.
    /// @param inviter the inviter that stays; zero when the caller is ROOT, which never has one
    error AlreadyBound(address inviter);

    /// @notice Nobody owns this invitation code.
    /// @param code the code as it was given
    error UnknownInvitationCode(bytes8 code);

    /// @notice Binds the caller to the owner of `inviterCode`, once and for ever, and registers the caller's own code.
    /// @dev Reverts with {AlreadyBound} or {UnknownInvitationCode}.
    /// @param inviterCode 8 ASCII characters of Crockford base32, upper case
    /// @return ownCode the caller's invitation code, in the same form
    function bind(bytes8 inviterCode) external returns (bytes8 ownCode);

    /// @notice The account at the root of the forest. Its code is the public default; it earns nothing and cannot buy.
    function ROOT() external view returns (address);

    /// @notice Whether `user` has an inviter. False for ROOT.
    function isBound(address user) external view returns (bool);

    /// @notice The inviter of `user`; zero while unbound, and for ROOT.
    function inviterOf(address user) external view returns (address);

    /// @notice The owner of an invitation code; zero when there is none.
    function ownerOfCode(bytes8 code) external view returns (address);

    /// @notice Inviter, time of binding, number of directs and own code of `user`.
    function profileOf(address user) external view returns (Profile memory);

    /// @notice The rate at which `inviter` earns now, in basis points: 0 without directs, 1000 with one,
    ///         2000 with two or more. Always 0 for ROOT.
    function tierOf(address inviter) external view returns (uint16 bps);

    /// @notice Who earns on a purchase by `user` now, and at which rate.
    /// @return inviter the inviter of `user`; zero while unbound, and for ROOT
    /// @return bps the tier of `inviter`, in basis points
    function rewardOf(address user) external view returns (address inviter, uint16 bps);

    /// @notice The users that `inviter` invited directly, oldest first.
    /// @dev Page backwards from `directCount` to show the newest first.
    /// @param offset index of the first one to return
    /// @param limit most entries to return
    function directsOf(address inviter, uint256 offset, uint256 limit) external view returns (Direct[] memory);
}
