// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {BitMaps} from "@openzeppelin/contracts/utils/structs/BitMaps.sol";
import {IRewardVault} from "./interfaces/IRewardVault.sol";

/// @title RewardVault
/// @notice See {IRewardVault}.
contract RewardVault is IRewardVault, AccessManaged, ReentrancyGuardTransient {
    using BitMaps for BitMaps.BitMap;
    using SafeCast for uint256;
    using SafeERC20 for IERC20;

    /// @dev One slot per token. `gasFee` is one whole token; zero means not registered.
    struct Ledger {
        uint96 owed; // available + pending of all users
        uint96 fees;
        uint64 gasFee;
    }

    /// @dev Pending is what remains: earned - available - claimed. So a settlement writes one slot only.
    struct Account {
        uint128 available;
        uint128 earned;
        uint128 claimed;
    }

    /// @dev The part of a request that every settlement reads, in one slot.
    struct Payout {
        address user;
        uint96 amount;
    }

    /// @dev The rest of a request, in a slot that the keeper's settlements do not touch. `previous` links the
    ///      requests of one user, newest first.
    struct Request {
        address token;
        uint40 requestedAt;
        uint40 previous;
        bool selfSettled;
    }

    /// @inheritdoc IRewardVault
    uint256 public constant FEE_BPS = 500;

    /// @inheritdoc IRewardVault
    uint256 public constant KEEPER_WINDOW = 10 minutes;

    uint256 private constant BPS = 10_000;

    /// @inheritdoc IRewardVault
    address public creditor;

    /// @inheritdoc IRewardVault
    address public keeper;

    /// @inheritdoc IRewardVault
    address public feeRecipient;

    uint40 private _lastId;
    mapping(address token => Ledger) private _ledgers;
    mapping(address user => mapping(address token => Account)) private _accounts;
    mapping(uint256 id => Request) private _requests;
    mapping(address token => mapping(uint256 id => Payout)) private _payouts;

    /// @dev The requests that are paid. 256 requests share a slot, so a batch of neighbours writes one.
    BitMaps.BitMap private _paid;

    mapping(address user => uint40 id) private _lastRequestOf;

    constructor(address authority, address initialFeeRecipient, address initialKeeper) AccessManaged(authority) {
        _setFeeRecipient(initialFeeRecipient);
        _setKeeper(initialKeeper);
    }

    // ---- Rewards ----

    /// @inheritdoc IRewardVault
    function credit(address user, address token, uint256 amount) external nonReentrant {
        if (msg.sender != creditor) revert NotCreditor();
        Ledger storage ledger = _ledgerOf(token);
        Account storage account = _accounts[user][token];

        uint96 amount96 = amount.toUint96();
        ledger.owed += amount96;
        account.available += amount96;
        account.earned += amount96;
        _checkBacking(token, liability(token));
        emit RewardCredited(user, token, amount);
    }

    /// @inheritdoc IRewardVault
    function requestWithdrawal(address token, uint96 amount) external nonReentrant returns (uint40 id) {
        (uint256 fee, uint256 gasFee, uint256 net) = quoteWithdrawal(token, amount);
        if (net == 0) revert WithdrawalTooSmall(minWithdrawal(token));

        Account storage account = _accounts[msg.sender][token];
        if (amount > account.available) revert InsufficientRewards(account.available, amount);
        account.available -= amount;

        id = ++_lastId;
        _payouts[token][id] = Payout(msg.sender, amount);
        _requests[id] = Request({
            token: token,
            requestedAt: uint40(block.timestamp),
            previous: _lastRequestOf[msg.sender],
            selfSettled: false
        });
        _lastRequestOf[msg.sender] = id;
        emit WithdrawalRequested(id, msg.sender, token, amount, fee, gasFee, net);
    }

    /// @inheritdoc IRewardVault
    function settle(address token, uint40[] calldata ids) external nonReentrant returns (uint256 settled) {
        Ledger memory ledger = _ledgerOf(token);

        for (uint256 i = 0; i < ids.length; ++i) {
            (uint96 amount, uint96 fee) = _pay(token, ledger.gasFee, ids[i]);
            if (amount == 0) {
                emit SettlementSkipped(ids[i]);
                continue;
            }
            ++settled;
            ledger.owed -= amount;
            ledger.fees += fee;
        }

        _ledgers[token] = ledger;
        if (settled != 0) IERC20(token).safeTransfer(msg.sender, settled * ledger.gasFee);
    }

    /// @inheritdoc IRewardVault
    function collectFees(address token) external nonReentrant {
        Ledger storage ledger = _ledgerOf(token);
        uint256 amount = ledger.fees;
        ledger.fees = 0;
        IERC20(token).safeTransfer(feeRecipient, amount);
        emit FeesCollected(token, feeRecipient, amount);
    }

    // ---- Views ----

    /// @inheritdoc IRewardVault
    function quoteWithdrawal(address token, uint256 amount)
        public
        view
        returns (uint256 fee, uint256 gasFee, uint256 net)
    {
        gasFee = _ledgerOf(token).gasFee;
        (fee, net) = _split(amount, gasFee);
    }

    /// @inheritdoc IRewardVault
    function minWithdrawal(address token) public view returns (uint256) {
        // amount - ceil(amount * FEE_BPS / BPS) >= gasFee + 1, solved for the least amount
        return Math.ceilDiv((uint256(_ledgerOf(token).gasFee) + 1) * BPS, BPS - FEE_BPS);
    }

    /// @inheritdoc IRewardVault
    function balanceOf(address user, address token) external view returns (Balance memory) {
        Account memory account = _accounts[user][token];
        return Balance({
            available: account.available,
            pending: account.earned - account.available - account.claimed,
            claimed: account.claimed
        });
    }

    /// @inheritdoc IRewardVault
    function withdrawalsOf(address user, uint40 cursor, uint256 limit)
        external
        view
        returns (Withdrawal[] memory page, uint40 next)
    {
        uint40 first = cursor == 0 ? _lastRequestOf[user] : cursor;
        uint256 length = 0;
        for (uint40 id = first; id != 0 && length < limit; id = _requests[id].previous) ++length;

        page = new Withdrawal[](length);
        next = first;
        for (uint256 i = 0; i < length; ++i) {
            page[i] = _withdrawal(next);
            next = _requests[next].previous;
        }
    }

    /// @inheritdoc IRewardVault
    function liability(address token) public view returns (uint256) {
        Ledger storage ledger = _ledgers[token];
        return uint256(ledger.owed) + ledger.fees;
    }

    /// @inheritdoc IRewardVault
    function fees(address token) external view returns (uint256) {
        return _ledgers[token].fees;
    }

    /// @inheritdoc IRewardVault
    function isRegistered(address token) public view returns (bool) {
        return _ledgers[token].gasFee != 0;
    }

    // ---- Administration ----

    /// @inheritdoc IRewardVault
    function registerToken(address token) external restricted {
        // The gas fee of a registered token stays, for requests that were made with it.
        if (isRegistered(token)) return;

        uint8 decimals = IERC20Metadata(token).decimals();
        if (decimals == 0 || decimals > 18) revert UnsupportedDecimals(token, decimals);

        uint64 gasFee = uint64(10 ** decimals);
        _ledgers[token].gasFee = gasFee;
        emit TokenRegistered(token, gasFee);
    }

    /// @inheritdoc IRewardVault
    function setCreditor(address newCreditor) external restricted {
        creditor = newCreditor;
        emit CreditorSet(newCreditor);
    }

    /// @inheritdoc IRewardVault
    function setKeeper(address newKeeper) external restricted {
        _setKeeper(newKeeper);
    }

    /// @inheritdoc IRewardVault
    function setFeeRecipient(address newRecipient) external restricted {
        _setFeeRecipient(newRecipient);
    }

    /// @inheritdoc IRewardVault
    function rescue(address token, address to, uint256 amount) external restricted nonReentrant {
        _checkBacking(token, liability(token) + amount);
        IERC20(token).safeTransfer(to, amount);
    }

    // ---- Internals ----

    /// @dev Pays a request if it is payable now. A refused transfer leaves everything as it was.
    /// @return amount what leaves the rewards; 0 when the request is not paid
    /// @return fee the withdrawal fee in it
    function _pay(address token, uint256 gasFee, uint40 id) private returns (uint96 amount, uint96 fee) {
        Payout memory payout = _payouts[token][id];
        if (payout.amount == 0 || _paid.get(id) || !_maySettle(id)) return (0, 0);

        (uint256 feeOfAmount, uint256 net) = _split(payout.amount, gasFee);

        // The request counts as paid before the transfer, so that a token that calls back cannot have it paid again.
        _paid.set(id);
        if (!IERC20(token).trySafeTransfer(payout.user, net)) {
            _paid.unset(id);
            return (0, 0);
        }

        _accounts[payout.user][token].claimed += payout.amount;
        if (payout.user == msg.sender) {
            _requests[id].selfSettled = true;
            net += gasFee;
        }
        emit WithdrawalSettled(id, payout.user, token, msg.sender, net);
        return (payout.amount, uint96(feeOfAmount)); // the fee is a part of the amount, so it fits
    }

    /// @dev What a withdrawal of `amount` costs in fees and leaves to the user.
    function _split(uint256 amount, uint256 gasFee) private pure returns (uint256 fee, uint256 net) {
        fee = Math.mulDiv(amount, FEE_BPS, BPS, Math.Rounding.Ceil);
        net = Math.saturatingSub(amount - fee, gasFee);
    }

    function _setKeeper(address newKeeper) private {
        keeper = newKeeper;
        emit KeeperSet(newKeeper);
    }

    function _setFeeRecipient(address newRecipient) private {
        if (newRecipient == address(0)) revert InvalidFeeRecipient(newRecipient);
        feeRecipient = newRecipient;
        emit FeeRecipientSet(newRecipient);
    }

    function _maySettle(uint40 id) private view returns (bool) {
        return msg.sender == keeper || block.timestamp >= _requests[id].requestedAt + KEEPER_WINDOW;
    }

    function _withdrawal(uint40 id) private view returns (Withdrawal memory) {
        Request memory request = _requests[id];
        uint96 amount = _payouts[request.token][id].amount;
        (, uint256 gasFee, uint256 net) = quoteWithdrawal(request.token, amount);
        return Withdrawal({
            id: id,
            token: request.token,
            requestedAt: request.requestedAt,
            amount: amount,
            received: uint96(request.selfSettled ? net + gasFee : net),
            status: _paid.get(id) ? Status.Success : Status.Processing
        });
    }

    function _ledgerOf(address token) private view returns (Ledger storage ledger) {
        ledger = _ledgers[token];
        if (ledger.gasFee == 0) revert UnknownToken(token);
    }

    function _checkBacking(address token, uint256 owed) private view {
        uint256 balance = IERC20(token).balanceOf(address(this));
        if (balance < owed) revert Unbacked(balance, owed);
    }
}
