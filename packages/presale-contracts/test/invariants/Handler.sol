// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {IReferral} from "../../contracts/interfaces/IReferral.sol";
import {IRewardVault} from "../../contracts/interfaces/IRewardVault.sol";
import {MockERC20} from "../../contracts/mocks/MockERC20.sol";
import {Fixture} from "../utils/Fixture.sol";
import {Ledger} from "./Ledger.sol";

/// @notice What twelve users, a keeper and an administrator may do, in any order. Each action is made valid, or its
///         refusal is part of the test; what should have happened is written to the ledger.
contract Handler is Fixture {
    uint256 public constant USERS = 12;
    uint256 private constant LISTED = 4;

    Ledger public ledger = new Ledger();

    /// @dev The clock of the run, kept here because the test runner forgets a warp between two actions.
    uint256 public time;
    address[] private _users;

    /// @dev Every action happens at the run's time and sees a price that is not below the price seen before.
    modifier action() {
        vm.warp(time);
        (uint256 price,,) = presale.priceInfo();
        vm.assertGe(price, ledger.floor(), "I9: the price never falls");
        ledger.setFloor(price);
        _;
    }

    function setUp() public override {
        vm.warp(SALE_AT - 1 days);
        deploySystem();
        for (uint256 i = 0; i < USERS; ++i) _users.push(address(uint160(uint256(keccak256(abi.encode("user", i))))));
        vm.prank(OPERATOR);
        presale.setWhitelistRoot(pairHash(_pairOf(0), _pairOf(2)), "");
        time = SALE_AT;
    }

    // ---- Users ----

    function bindUser(uint256 userSeed, uint256 inviterSeed) external action {
        address user = userSeed % 4 == 0 ? userAt(userSeed) : _unboundFrom(userSeed);
        address inviter = inviterSeed % 4 == 0 ? ROOT : userAt(inviterSeed);
        if (inviterSeed % 4 == 1 && !referral.isBound(inviter)) inviter = ROOT;
        bytes8 code = referral.profileOf(inviter).code;
        address before = referral.inviterOf(user);

        vm.prank(user);
        try referral.bind(code) {
            vm.assertEq(before, address(0), "bound twice");
            vm.assertTrue(user != inviter, "bound to themselves");
            ledger.recordBinding(user, inviter);
        } catch (bytes memory reason) {
            bytes4 expected = before != address(0) ? IReferral.AlreadyBound.selector : IReferral.UnknownInvitationCode.selector;
            vm.assertEq(bytes4(reason), expected, "reason of the refusal");
        }
    }

    function buyItem(uint256 userSeed, uint8 itemSeed, uint16 quantity, uint256 tokenSeed) external action {
        address user = userAt(userSeed);
        bytes32[] memory proof = proofOf(userSeed % USERS);
        Ledger.Purchase memory order =
            _orderOf(user, itemSeed % 2 == 0 ? FRAGMENT : BADGE, uint16(within(quantity, 1, 3)), tokenAt(tokenSeed));
        bytes4 refusal = _refusalOf(user, order.itemId, order.quantity, proof);
        fund(user, MockERC20(order.token), order.cost);

        vm.prank(user);
        try presale.buy(order.itemId, order.quantity, order.token, order.cost, proof) {
            vm.assertEq(refusal, bytes4(0), "should have been refused");
            ledger.recordPurchase(order);
        } catch (bytes memory reason) {
            vm.assertEq(bytes4(reason), refusal, "reason of the refusal");
        }
    }

    function passOnItem(uint256 fromSeed, uint256 toSeed, uint8 itemSeed) external action {
        address from = userAt(fromSeed);
        uint8 itemId = itemSeed % 2 == 0 ? FRAGMENT : BADGE;
        if (nft.balanceOf(from, itemId) == 0) return;
        vm.prank(from);
        nft.safeTransferFrom(from, userAt(toSeed), itemId, 1, "");
    }

    function requestPart(uint256 userSeed, uint256 tokenSeed, uint96 amount) external action {
        MockERC20 token = tokenAt(tokenSeed);
        uint256 minimum = vault.minWithdrawal(address(token));
        (address user, uint256 available) = _richFrom(userSeed, token);
        if (available < minimum) return;

        amount = uint96(within(amount, minimum, available));
        (uint256 fee, uint256 gasFee, uint256 net) = vault.quoteWithdrawal(address(token), amount);
        vm.assertEq(net + fee + gasFee, amount, "net + fee + gasFee = amount");
        ledger.recordRequest(request(user, token, amount), user, address(token), amount);
    }

    // ---- Settlers ----

    function settleAsKeeper(uint40 idSeed, uint256 tokenSeed) external action {
        _settle(KEEPER, idSeed, tokenSeed);
    }

    function settleAsUser(uint256 userSeed, uint40 idSeed, uint256 tokenSeed) external action {
        _settle(userAt(userSeed), idSeed, tokenSeed);
    }

    function collect(uint256 tokenSeed) external action {
        address token = address(tokenAt(tokenSeed));
        ledger.recordOutflow(token, vault.fees(token));
        vault.collectFees(token);
    }

    // ---- The rest of the world ----

    function donate(uint256 tokenSeed, uint96 amount) external action {
        MockERC20 token = tokenAt(tokenSeed);
        token.mint(address(vault), amount);
        ledger.recordInflow(address(token), amount);
    }

    function rescueSurplus(uint256 tokenSeed) external action {
        MockERC20 token = tokenAt(tokenSeed);
        uint256 surplus = token.balanceOf(address(vault)) - vault.liability(address(token));
        vault.rescue(address(token), stranger, surplus);
        ledger.recordOutflow(address(token), surplus);
    }

    function replaceSteps(uint40 delay, uint128 rise) external action {
        IPresale.Step[] memory steps = presale.steps();
        IPresale.Step[] memory future = new IPresale.Step[](1);
        future[0].startsAt = uint40(block.timestamp + presale.NOTICE() + within(delay, 1, 3 days));
        for (uint256 i = 0; i < steps.length; ++i) {
            if (steps[i].startsAt <= block.timestamp + presale.NOTICE()) future[0].price = steps[i].price;
        }
        future[0].price += uint128(within(rise, 1, 0.01e18));
        if (steps.length < 60) presale.setFutureSteps(future);
    }

    function togglePause(uint256 seed) external action {
        bool paused = presale.paused();
        if (!paused && seed % 4 != 0) return; // mostly open
        vm.prank(paused ? OPERATOR : GUARDIAN);
        paused ? presale.unpause() : presale.pause();
    }

    function passTime(uint256 seconds_) external action {
        time += within(seconds_, 1, 2 days);
    }

    // ---- Values ----

    function userAt(uint256 seed) public view returns (address) {
        return _users[seed % USERS];
    }

    function tokenAt(uint256 seed) public view returns (MockERC20) {
        return seed % 2 == 0 ? MockERC20(usdt) : MockERC20(usd6);
    }

    /// @dev The first user from `seed` on who has rewards in `token`, if there is one.
    function _richFrom(uint256 seed, MockERC20 token) private view returns (address user, uint256 available) {
        for (uint256 i = 0; i < USERS && available == 0; ++i) {
            user = _users[(seed % USERS + i) % USERS];
            available = vault.balanceOf(user, address(token)).available;
        }
    }

    /// @dev The first user from `seed` on who is not bound, if there is one.
    function _unboundFrom(uint256 seed) private view returns (address user) {
        for (uint256 i = 0; i < USERS; ++i) {
            user = _users[(seed % USERS + i) % USERS];
            if (!referral.isBound(user)) return user;
        }
    }

    /// @dev The list has four leaves: the first four users.
    function proofOf(uint256 index) public view returns (bytes32[] memory proof) {
        if (index >= LISTED) return noProof;
        proof = new bytes32[](2);
        proof[0] = leafOf(_users[index ^ 1]);
        proof[1] = _pairOf((index ^ 2) & 2);
    }

    function _pairOf(uint256 index) private view returns (bytes32) {
        return pairHash(leafOf(_users[index]), leafOf(_users[index + 1]));
    }

    function _orderOf(address user, uint8 itemId, uint16 quantity, MockERC20 token)
        private
        view
        returns (Ledger.Purchase memory order)
    {
        (order.token, order.itemId, order.quantity) = (address(token), itemId, quantity);
        (order.cost, order.yesAmount) = presale.quote(itemId, quantity, order.token);
        uint256 bps;
        (order.inviter, bps) = referral.rewardOf(user);
        order.reward = order.cost * bps / 10_000;
    }

    /// @dev The first reason for which the purchase must fail; zero if there is none.
    function _refusalOf(address user, uint8 itemId, uint16 quantity, bytes32[] memory proof)
        private
        view
        returns (bytes4)
    {
        (IPresale.Item memory item, uint256 sold) = presale.items(itemId);
        uint256 bought = presale.boughtBy(user, itemId);
        if (presale.paused()) return Pausable.EnforcedPause.selector;
        if (block.timestamp < OPEN_AT && proof.length == 0) return IPresale.NotWhitelisted.selector;
        if (sold + quantity > item.cap) return IPresale.SoldOut.selector;
        if (item.walletLimit != 0 && bought + quantity > item.walletLimit) return IPresale.WalletLimitReached.selector;
        if (!referral.isBound(user)) return IPresale.NotBound.selector;
        return bytes4(0);
    }

    function _settle(address settler, uint40 idSeed, uint256 tokenSeed) private {
        uint40 id = uint40(within(idSeed, 0, ledger.lastRequest() + 1)); // unknown ids, too
        Ledger.Request memory entry = ledger.requestAt(id);
        bool any = tokenSeed % 4 == 0 || entry.token == address(0);
        MockERC20 token = any ? tokenAt(tokenSeed / 4) : MockERC20(entry.token); // mostly the right one
        uint256 before = token.balanceOf(address(vault));
        bool due = entry.token == address(token) && !entry.paid
            && (settler == KEEPER || block.timestamp >= entry.time + vault.KEEPER_WINDOW());

        vm.assertEq(settle(settler, token, id), due ? 1 : 0, "settled");
        if (!due) return;
        (uint256 fee,,) = vault.quoteWithdrawal(address(token), entry.amount);
        vm.assertEq(before - token.balanceOf(address(vault)), entry.amount - fee, "net + gas fee left the vault");
        ledger.recordSettlement(id, entry.amount - fee);
    }
}
