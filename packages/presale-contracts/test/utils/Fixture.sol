// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessManaged} from "@openzeppelin/contracts/access/manager/IAccessManaged.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {MockERC20} from "../../contracts/mocks/MockERC20.sol";
import {ReenteringWallet} from "../../contracts/mocks/ReenteringWallet.sol";
import {System} from "./System.sol";

/// @notice A running sale and its people. It is the second of the public opening; alice and bob are whitelisted;
///         nobody is bound.
abstract contract Fixture is System {
    using SafeERC20 for IERC20;

    address internal constant alice = address(uint160(uint256(keccak256("alice"))));
    address internal constant bob = address(uint160(uint256(keccak256("bob"))));
    address internal constant carol = address(uint160(uint256(keccak256("carol"))));
    address internal constant dave = address(uint160(uint256(keccak256("dave"))));
    address internal constant stranger = address(uint160(uint256(keccak256("stranger"))));

    bytes32[] internal noProof;

    function setUp() public virtual {
        vm.warp(SALE_AT - 1 days);
        deploySystem();
        vm.prank(OPERATOR);
        presale.setWhitelistRoot(pairHash(leafOf(alice), leafOf(bob)), "ipfs://whitelist");
        vm.warp(OPEN_AT);
    }

    // ---- Actions ----

    /// @dev Binds `user` to `inviter`, who must be bound or ROOT.
    function bind(address user, address inviter) internal returns (bytes8 code) {
        bytes8 inviterCode = referral.profileOf(inviter).code;
        vm.prank(user);
        return referral.bind(inviterCode);
    }

    /// @dev Gives `user` tokens and approves them for the sale.
    function fund(address user, MockERC20 token, uint256 amount) internal {
        token.mint(user, amount);
        vm.prank(user);
        IERC20(token).forceApprove(address(presale), amount);
    }

    /// @dev Funds `user` with exactly the cost and buys.
    function buy(address user, uint8 itemId, uint16 quantity, MockERC20 token) internal returns (uint256 cost) {
        (cost,) = presale.quote(itemId, quantity, address(token));
        fund(user, token, cost);
        vm.prank(user);
        presale.buy(itemId, quantity, address(token), cost, noProof);
    }

    /// @dev Credits `user` with a reward, as the sale does.
    function earn(address user, MockERC20 token, uint256 amount) internal {
        token.mint(address(vault), amount);
        vm.prank(address(presale));
        vault.credit(user, address(token), amount);
    }

    function request(address user, MockERC20 token, uint96 amount) internal returns (uint40 id) {
        vm.prank(user);
        return vault.requestWithdrawal(address(token), amount);
    }

    function settle(address settler, MockERC20 token, uint40 id) internal returns (uint256 settled) {
        vm.prank(settler);
        return vault.settle(address(token), ids(id));
    }

    /// @dev Makes `token` a payment token.
    function accept(MockERC20 token) internal {
        vault.registerToken(address(token));
        presale.enablePaymentToken(address(token));
    }

    /// @dev Puts another sale in the place of the first.
    function replaceSale(IPresale.Setup memory setup) internal {
        presale = deployPresale(setup);
        vault.setCreditor(address(presale));
        nft.setMinter(address(presale));
        yes.setMinter(address(presale));
        accept(usdt);
        accept(usd6);
    }

    // ---- Values ----

    function ids(uint40 id) internal pure returns (uint40[] memory list) {
        list = new uint40[](1);
        list[0] = id;
    }

    function leafOf(address user) internal pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(user))));
    }

    function pairHash(bytes32 a, bytes32 b) internal pure returns (bytes32) {
        return a < b ? keccak256(bytes.concat(a, b)) : keccak256(bytes.concat(b, a));
    }

    /// @dev The whitelist has two leaves, so the proof of one is the other.
    function proofBeside(address other) internal pure returns (bytes32[] memory proof) {
        proof = new bytes32[](1);
        proof[0] = leafOf(other);
    }

    /// @dev A number from `low` to `high`, both included, made from a fuzzed one.
    function within(uint256 seed, uint256 low, uint256 high) internal pure returns (uint256) {
        return low + seed % (high - low + 1);
    }

    // ---- Expectations ----

    function expectUnauthorized(address caller) internal {
        vm.expectRevert(abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, caller));
        vm.prank(caller);
    }

    /// @dev The wallet called back once and met the guard.
    function assertRefused(ReenteringWallet wallet) internal view {
        vm.assertEq(wallet.attempts(), 1, "attempts");
        vm.assertEq(wallet.succeeded(), false, "succeeded");
        bytes4 guard = ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector;
        vm.assertEq(bytes4(wallet.result()), guard, "error of the guard");
    }

    function assertReward(IERC20 token, address user, uint256 expected) internal view {
        vm.assertEq(vault.balanceOf(user, address(token)).available, expected, "available reward");
    }

    function assertBalance(IERC20 token, address holder, uint256 expected) internal view {
        vm.assertEq(token.balanceOf(holder), expected, "token balance");
    }
}
