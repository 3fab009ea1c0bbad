// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title Escrow of referral rewards
/// @notice Holds every reward from the moment it is earned and pays it out in two phases: the user requests, then
///         a settler pays. Nobody can pause it, upgrade it or take what it owes.
interface IRewardVault {
    /// @notice Where a withdrawal stands. It only ever rises.
    enum Status {
        None,
        Processing,
        Success
    }

    /// @notice Rewards of one user in one token, before fees. The sum is what was earned in total.
    /// @param available can be withdrawn now
    /// @param pending requested and not yet paid
    /// @param claimed paid out
    struct Balance {
        uint128 available;
        uint128 pending;
        uint128 claimed;
    }

    /// @notice One withdrawal.
    /// @param id number of the withdrawal, from 1
    /// @param token the token withdrawn
    /// @param requestedAt time of the request, in seconds
    /// @param amount what left the rewards, before fees
    /// @param received what the user received; while Processing, what they will receive if somebody else settles
    /// @param status Processing or Success
    struct Withdrawal {
        uint40 id;
        address token;
        uint40 requestedAt;
        uint96 amount;
        uint96 received;
        Status status;
    }

    /// @notice A reward was earned.
    event RewardCredited(address indexed user, address indexed token, uint256 amount);

    /// @notice A withdrawal was requested. `amount` = `fee` + `gasFee` + `net`.
    event WithdrawalRequested(
        uint256 indexed id,
        address indexed user,
        address indexed token,
        uint256 amount,
        uint256 fee,
        uint256 gasFee,
        uint256 net
    );

    /// @notice A withdrawal was paid.
    /// @param settler who settled it and earned its gas fee
    /// @param received net, or net + gas fee when the user settled it themselves
    event WithdrawalSettled(
        uint256 indexed id, address indexed user, address indexed token, address settler, uint256 received
    );

    /// @notice This id was not payable: unknown, of another token, already paid, still in the keeper's window, or
    ///         refused by the token. In the last two cases it stays Processing and can be settled later.
    event SettlementSkipped(uint256 indexed id);

    /// @notice Withdrawal fees were paid to the fee recipient.
    event FeesCollected(address indexed token, address indexed to, uint256 amount);

    /// @notice Rewards in `token` can be credited from now on.
    /// @param gasFee one whole token, in its smallest unit
    event TokenRegistered(address indexed token, uint256 gasFee);

    /// @notice Another contract may credit rewards.
    event CreditorSet(address creditor);

    /// @notice Another account may settle at once.
    event KeeperSet(address keeper);

    /// @notice Another account receives the withdrawal fees.
    event FeeRecipientSet(address recipient);

    /// @notice Only the creditor (the sale) may credit rewards.
    error NotCreditor();

    /// @notice This token was never registered.
    error UnknownToken(address token);

    /// @notice Only tokens with 1 to 18 decimals can be registered.
    error UnsupportedDecimals(address token, uint8 decimals);

    /// @notice The fee recipient must not be the zero address.
    error InvalidFeeRecipient(address recipient);

    /// @notice The vault holds less than it would owe.
    /// @param balance what the vault holds
    /// @param owed what it would owe
    error Unbacked(uint256 balance, uint256 owed);

    /// @notice The user has less than they asked for.
    error InsufficientRewards(uint256 available, uint256 amount);

    /// @notice Nothing would be left after the fees.
    /// @param minimum the least amount that leaves something
    error WithdrawalTooSmall(uint256 minimum);

    /// @notice Credits a reward whose tokens are already here. Creditor only.
    /// @dev Reverts with {NotCreditor}, {UnknownToken}, or {Unbacked} when balance < liability + amount.
    function credit(address user, address token, uint256 amount) external;

    /// @notice Moves `amount` of the caller's available rewards to Processing.
    /// @dev Reverts with {UnknownToken}, {WithdrawalTooSmall} or {InsufficientRewards}.
    /// @param amount before fees, in the token's smallest unit
    /// @return id number of the withdrawal
    function requestWithdrawal(address token, uint96 amount) external returns (uint40 id);

    /// @notice Pays Processing withdrawals of one token: the keeper at once, anyone (the user too) after KEEPER_WINDOW.
    ///         The gas fees go to the caller, so users who settle their own withdrawal receive net + gas fee.
    /// @dev What cannot be paid now is skipped with {SettlementSkipped}. Reverts with {UnknownToken}.
    /// @return settled number of withdrawals paid
    function settle(address token, uint40[] calldata ids) external returns (uint256 settled);

    /// @notice Pays the accrued withdrawal fees to the fee recipient. Anyone may call.
    /// @dev Reverts with {UnknownToken}.
    function collectFees(address token) external;

    /// @notice What a withdrawal of `amount` costs and leaves; `net` is 0 when the fees eat it up.
    /// @dev Reverts with {UnknownToken}.
    /// @return fee 5 %, rounded up
    /// @return gasFee one whole token
    /// @return net what the user receives
    function quoteWithdrawal(address token, uint256 amount)
        external
        view
        returns (uint256 fee, uint256 gasFee, uint256 net);

    /// @notice The least amount whose net is above zero. Reverts with {UnknownToken}.
    function minWithdrawal(address token) external view returns (uint256);

    /// @notice Rewards of `user` in `token`.
    function balanceOf(address user, address token) external view returns (Balance memory);

    /// @notice Withdrawals of `user`, newest first.
    /// @param cursor 0 to start, then the `next` of the page before (of the same user)
    /// @param limit most entries to return
    /// @return page the withdrawals
    /// @return next cursor of the next page; 0 at the end
    function withdrawalsOf(address user, uint40 cursor, uint256 limit)
        external
        view
        returns (Withdrawal[] memory page, uint40 next);

    /// @notice Everything owed in `token`: available, pending and uncollected fees of all.
    ///         The vault never holds less.
    function liability(address token) external view returns (uint256);

    /// @notice Withdrawal fees in `token` that were not collected yet.
    function fees(address token) external view returns (uint256);

    /// @notice Whether rewards in `token` can be credited.
    function isRegistered(address token) external view returns (bool);

    /// @notice Withdrawal fee in basis points.
    function FEE_BPS() external view returns (uint256);

    /// @notice Seconds after a request in which only the keeper may settle it.
    function KEEPER_WINDOW() external view returns (uint256);

    /// @notice The contract that may credit rewards.
    function creditor() external view returns (address);

    /// @notice The account that may settle at once.
    function keeper() external view returns (address);

    /// @notice The account that receives the withdrawal fees.
    function feeRecipient() external view returns (address);

    /// @notice Allows rewards in `token`, for ever; again changes nothing. Restricted.
    /// @dev Reverts with {UnsupportedDecimals}. Never register tokens that rebase, or that call their receivers.
    function registerToken(address token) external;

    /// @notice Replaces the creditor. Restricted.
    function setCreditor(address newCreditor) external;

    /// @notice Replaces the keeper. Restricted.
    function setKeeper(address newKeeper) external;

    /// @notice Replaces the account that receives the withdrawal fees. Restricted; reverts with {InvalidFeeRecipient}.
    function setFeeRecipient(address newRecipient) external;

    /// @notice Sends away tokens that nobody is owed. Restricted.
    /// @dev Reverts with {Unbacked} when balance < liability + amount.
    function rescue(address token, address to, uint256 amount) external;
}
