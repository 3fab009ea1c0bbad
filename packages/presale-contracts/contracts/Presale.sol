// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IGenesisNFT} from "./interfaces/IGenesisNFT.sol";
import {IPresale} from "./interfaces/IPresale.sol";
import {IReferral} from "./interfaces/IReferral.sol";
import {IRewardVault} from "./interfaces/IRewardVault.sol";
import {IYesToken} from "./interfaces/IYesToken.sol";
import {PriceSteps} from "./libraries/PriceSteps.sol";

/// @title Presale
/// @notice See {IPresale}.
contract Presale is IPresale, AccessManaged, Pausable, ReentrancyGuardTransient {
    using PriceSteps for Step[];
    using SafeCast for uint256;
    using SafeERC20 for IERC20;

    /// @dev An {Item} and its sales in one slot.
    struct Stock {
        uint32 cap;
        uint32 walletLimit;
        uint128 yesPerUnit;
        uint32 sold;
    }

    /// @dev `index` is the place in `_tokens`; zero decimals mean never enabled.
    struct PaymentToken {
        uint8 index;
        uint8 decimals;
        bool enabled;
    }

    /// @dev One slot. `previous` links the purchases of one buyer, newest first.
    struct Receipt {
        uint8 itemId;
        uint16 quantity;
        uint8 tokenIndex;
        uint40 blockNumber;
        uint40 time;
        uint96 cost;
        uint40 previous;
    }

    /// @dev A purchase on its way through {buy}.
    struct Order {
        uint8 itemId;
        uint16 quantity;
        address payToken;
        uint256 price;
        uint256 cost;
        uint256 yesAmount;
        address inviter;
        uint256 reward;
    }

    /// @inheritdoc IPresale
    uint256 public constant NOTICE = 1 hours;

    uint256 private constant BPS = 10_000;

    /// @inheritdoc IPresale
    uint256 public immutable PUBLIC_OPEN_AT;

    /// @inheritdoc IPresale
    IReferral public immutable referral;

    /// @inheritdoc IPresale
    IRewardVault public immutable rewardVault;

    /// @inheritdoc IPresale
    IGenesisNFT public immutable genesisNft;

    /// @inheritdoc IPresale
    IYesToken public immutable yesToken;

    /// @inheritdoc IPresale
    address public treasury;

    /// @inheritdoc IPresale
    bytes32 public whitelistRoot;

    uint40 private _lastPurchaseId;
    Step[] private _steps;
    address[] private _tokens;
    mapping(address token => PaymentToken) private _paymentTokens;
    mapping(uint8 itemId => Stock) private _stocks;
    mapping(uint256 id => Receipt) private _receipts;
    mapping(address buyer => uint40 id) private _lastPurchaseOf;
    mapping(address buyer => mapping(uint8 itemId => uint256)) private _boughtBy;

    constructor(address authority, Setup memory setup) AccessManaged(authority) {
        referral = setup.referral;
        rewardVault = setup.rewardVault;
        genesisNft = setup.genesisNft;
        yesToken = setup.yesToken;
        PUBLIC_OPEN_AT = setup.publicOpenAt;
        _setTreasury(setup.treasury);
        _steps.append(setup.steps);
        emit PriceStepsSet(setup.steps);
        _stockUp(setup);
    }

    // ---- Sale ----

    /// @inheritdoc IPresale
    function buy(uint8 itemId, uint16 quantity, address payToken, uint256 maxCost, bytes32[] calldata proof)
        external
        whenNotPaused
        nonReentrant
        returns (uint256 purchaseId)
    {
        if (block.timestamp < PUBLIC_OPEN_AT && !isWhitelisted(msg.sender, proof)) revert NotWhitelisted(msg.sender);

        Order memory order = _priced(itemId, quantity, payToken);
        if (order.cost > maxCost) revert CostExceedsMax(order.cost, maxCost);
        _takeStock(order);
        _takeReward(order);
        purchaseId = _record(order);
        _collect(order);

        // The item comes last, because its receiver's hook runs foreign code.
        yesToken.mint(msg.sender, order.yesAmount);
        genesisNft.mint(msg.sender, itemId, quantity);
    }

    // ---- Views ----

    /// @inheritdoc IPresale
    function quote(uint8 itemId, uint16 quantity, address payToken)
        external
        view
        returns (uint256 cost, uint256 yesAmount)
    {
        Order memory order = _priced(itemId, quantity, payToken);
        return (order.cost, order.yesAmount);
    }

    /// @inheritdoc IPresale
    function priceInfo() external view returns (uint256 current, uint256 next, uint256 nextAt) {
        uint256 started = _steps.startedAt(block.timestamp);
        if (started != 0) current = _steps[started - 1].price;
        if (started != _steps.length) (next, nextAt) = (_steps[started].price, _steps[started].startsAt);
    }

    /// @inheritdoc IPresale
    function steps() external view returns (Step[] memory) {
        return _steps;
    }

    /// @inheritdoc IPresale
    function items(uint8 itemId) external view returns (Item memory config, uint256 sold) {
        Stock memory stock = _stocks[itemId];
        return (Item(stock.cap, stock.walletLimit, stock.yesPerUnit), stock.sold);
    }

    /// @inheritdoc IPresale
    function boughtBy(address buyer, uint8 itemId) external view returns (uint256) {
        return _boughtBy[buyer][itemId];
    }

    /// @inheritdoc IPresale
    function isWhitelisted(address user, bytes32[] calldata proof) public view returns (bool) {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(user))));
        return MerkleProof.verifyCalldata(proof, whitelistRoot, leaf);
    }

    /// @inheritdoc IPresale
    function paymentTokens() external view returns (address[] memory tokens, bool[] memory enabled) {
        tokens = _tokens;
        enabled = new bool[](tokens.length);
        for (uint256 i = 0; i < tokens.length; ++i) {
            enabled[i] = _paymentTokens[tokens[i]].enabled;
        }
    }

    /// @inheritdoc IPresale
    function purchasesOf(address buyer, uint40 cursor, uint256 limit)
        external
        view
        returns (Purchase[] memory page, uint40 next)
    {
        uint40 first = cursor == 0 ? _lastPurchaseOf[buyer] : cursor;
        uint256 length = 0;
        for (uint40 id = first; id != 0 && length < limit; id = _receipts[id].previous) ++length;

        page = new Purchase[](length);
        next = first;
        for (uint256 i = 0; i < length; ++i) {
            Receipt memory receipt = _receipts[next];
            page[i] = Purchase({
                id: next,
                blockNumber: receipt.blockNumber,
                time: receipt.time,
                itemId: receipt.itemId,
                quantity: receipt.quantity,
                payToken: _tokens[receipt.tokenIndex],
                cost: receipt.cost
            });
            next = receipt.previous;
        }
    }

    // ---- Administration ----

    /// @inheritdoc IPresale
    function setFutureSteps(Step[] calldata future) external restricted {
        _steps.replaceAfter(block.timestamp + NOTICE, future);
        emit PriceStepsSet(future);
    }

    /// @inheritdoc IPresale
    function setWhitelistRoot(bytes32 root, string calldata uri) external restricted {
        whitelistRoot = root;
        emit WhitelistRootSet(root, uri);
    }

    /// @inheritdoc IPresale
    function enablePaymentToken(address token) external restricted {
        if (!rewardVault.isRegistered(token)) revert TokenNotAccepted(token);

        PaymentToken storage payment = _paymentTokens[token];
        if (payment.decimals == 0) {
            payment.index = _tokens.length.toUint8();
            payment.decimals = IERC20Metadata(token).decimals();
            _tokens.push(token);
        }
        payment.enabled = true;
        emit PaymentTokenSet(token, true);
    }

    /// @inheritdoc IPresale
    function disablePaymentToken(address token) external restricted {
        PaymentToken storage payment = _paymentTokens[token];
        if (payment.decimals == 0) revert TokenNotAccepted(token);

        payment.enabled = false;
        emit PaymentTokenSet(token, false);
    }

    /// @inheritdoc IPresale
    function setTreasury(address newTreasury) external restricted {
        _setTreasury(newTreasury);
    }

    /// @inheritdoc IPresale
    function pause() external restricted {
        _pause();
    }

    /// @inheritdoc IPresale
    function unpause() external restricted {
        _unpause();
    }

    /// @inheritdoc IPresale
    function rescue(address token, address to, uint256 amount) external restricted {
        IERC20(token).safeTransfer(to, amount);
    }

    // ---- Internals ----

    /// @dev Lists the items and makes sure that all of them, and their YES, can be minted.
    function _stockUp(Setup memory setup) private {
        uint256 yesAmount = 0;
        for (uint8 i = 0; i < setup.items.length; ++i) {
            uint8 itemId = i + 1;
            Item memory item = setup.items[i];
            uint256 cap = setup.genesisNft.cap(itemId);
            if (item.cap > cap - setup.genesisNft.totalSupply(itemId)) revert IGenesisNFT.CapExceeded(itemId, cap);

            _stocks[itemId] = Stock(item.cap, item.walletLimit, item.yesPerUnit, 0);
            yesAmount += uint256(item.cap) * item.yesPerUnit;
        }

        uint256 yesCap = setup.yesToken.cap();
        uint256 yesSupply = IERC20(address(setup.yesToken)).totalSupply();
        if (yesAmount > yesCap - yesSupply) revert IYesToken.CapExceeded(yesCap);
    }

    /// @dev Item, token and price of an order. The cost is in the token's smallest unit, rounded up once.
    function _priced(uint8 itemId, uint16 quantity, address payToken) private view returns (Order memory order) {
        uint256 started = _steps.startedAt(block.timestamp);
        if (started == 0) revert SaleNotStarted();
        PaymentToken memory payment = _paymentTokens[payToken];
        if (!payment.enabled) revert TokenNotAccepted(payToken);
        Stock memory stock = _stocks[itemId];
        if (stock.cap == 0) revert UnknownItem(itemId);

        order.itemId = itemId;
        order.quantity = quantity;
        order.payToken = payToken;
        order.price = _steps[started - 1].price;
        order.yesAmount = uint256(quantity) * stock.yesPerUnit;
        order.cost = Math.mulDiv(order.yesAmount, order.price, 10 ** (36 - payment.decimals), Math.Rounding.Ceil);
    }

    /// @dev Takes the units from the item and from the buyer's limit.
    function _takeStock(Order memory order) private {
        (uint8 itemId, uint16 quantity) = (order.itemId, order.quantity);
        if (quantity == 0) revert InvalidQuantity();

        Stock storage stock = _stocks[itemId];
        uint256 available = stock.cap - stock.sold;
        if (quantity > available) revert SoldOut(itemId, available);

        uint256 bought = _boughtBy[msg.sender][itemId];
        uint256 limit = stock.walletLimit;
        if (limit != 0 && bought + quantity > limit) revert WalletLimitReached(itemId, limit - bought);

        stock.sold += quantity;
        _boughtBy[msg.sender][itemId] = bought + quantity;
    }

    /// @dev The inviter's share, rounded down. ROOT's rate is zero, so its share stays with the treasury.
    function _takeReward(Order memory order) private view {
        (address inviter, uint256 bps) = referral.rewardOf(msg.sender);
        if (inviter == address(0)) revert NotBound(msg.sender);

        order.inviter = inviter;
        order.reward = order.cost * bps / BPS;
    }

    function _record(Order memory order) private returns (uint40 id) {
        id = ++_lastPurchaseId;
        _receipts[id] = Receipt({
            itemId: order.itemId,
            quantity: order.quantity,
            tokenIndex: _paymentTokens[order.payToken].index,
            blockNumber: uint40(block.number),
            time: uint40(block.timestamp),
            cost: order.cost.toUint96(),
            previous: _lastPurchaseOf[msg.sender]
        });
        _lastPurchaseOf[msg.sender] = id;
        emit Purchased(
            id,
            msg.sender,
            order.inviter,
            order.itemId,
            order.quantity,
            order.payToken,
            order.cost,
            order.yesAmount,
            order.price,
            order.reward
        );
    }

    /// @dev Moves the money: proceeds to the treasury, the reward to the vault.
    function _collect(Order memory order) private {
        IERC20 token = IERC20(order.payToken);
        (uint256 cost, uint256 reward) = (order.cost, order.reward);

        uint256 balance = token.balanceOf(msg.sender);
        if (balance < cost) revert InsufficientBalance(address(token), balance, cost);
        uint256 allowance = token.allowance(msg.sender, address(this));
        if (allowance < cost) revert InsufficientAllowance(address(token), allowance, cost);

        _pay(token, treasury, cost - reward);
        if (reward != 0) {
            _pay(token, address(rewardVault), reward);
            rewardVault.credit(order.inviter, address(token), reward);
        }
    }

    /// @dev Moves `amount` from the buyer and insists that all of it arrives.
    function _pay(IERC20 token, address to, uint256 amount) private {
        uint256 before = token.balanceOf(to);
        token.safeTransferFrom(msg.sender, to, amount);
        uint256 received = token.balanceOf(to) - before;
        if (received != amount) revert TransferMismatch(address(token), amount, received);
    }

    function _setTreasury(address newTreasury) private {
        if (newTreasury == address(0)) revert InvalidTreasury(newTreasury);
        treasury = newTreasury;
        emit TreasurySet(newTreasury);
    }
}
