// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Fixture} from "./utils/Fixture.sol";

/// @notice Gas of each call of a user or settler as a transaction of its own, and its target. Every purchase earns
///         the inviter a reward. `snapshots/gas.json` keeps the figures; a drift of more than 2 % fails.
/// hardhat-config: isolate = true
contract GasTest is Fixture {
    uint256 private constant PROOF_LENGTH = 16; // a list of 65,536 users

    function setUp() public override {
        super.setUp();
        bind(alice, ROOT);
        for (uint256 i = 0; i < 10; ++i) bind(buyerAt(i), alice);
    }

    function testGas_Bind() public {
        bytes8 code = referral.profileOf(alice).code;
        vm.prank(stranger);
        referral.bind(code);
        measured("bind", 110_000);
    }

    function testGas_Approve() public {
        vm.prank(buyerAt(0));
        usdt.approve(address(presale), 1);
        measured("approve", 50_000);
    }

    function testGas_BuyWhitelisted() public {
        vm.warp(OPEN_AT - 1);
        bytes32[] memory proof = listAmongMany(buyerAt(0));
        buyWith(buyerAt(0), proof);
        measured("buy, first of the sale, whitelisted", 400_000);
        buyWith(buyerAt(0), proof);
        measured("buy, repeated, whitelisted", 230_000);
    }

    function testGas_Buy() public {
        buyWith(buyerAt(0), noProof);
        buyWith(buyerAt(1), noProof);
        measured("buy, first of a buyer", 290_000);
        buyWith(buyerAt(1), noProof);
        measured("buy, repeated", 215_000);
    }

    function testGas_RequestWithdrawal() public {
        earn(alice, usdt, 100e18);
        request(alice, usdt, 10e18);
        measured("requestWithdrawal, first", 115_000);
        request(alice, usdt, 10e18);
        measured("requestWithdrawal, repeated", 100_000);
    }

    function testGas_Settle() public {
        earn(alice, usdt, 100e18);
        uint40 id = request(alice, usdt, 10e18);
        settle(KEEPER, usdt, id);
        // The first payment of every 256 requests writes a new slot.
        measured("settle, first of all", 150_000);

        id = request(alice, usdt, 10e18);
        settle(KEEPER, usdt, id);
        measured("settle, one", 95_000);
    }

    function testGas_SettleBatch() public {
        uint40[] memory batch = new uint40[](10);
        settleAll(batch);
        // Each user's balance and claimed sum become non-zero: two new slots, which no design avoids.
        measured("settle, ten users for the first time", 700_000);
        settleAll(batch);
        measured("settle, ten users again", 270_000);
    }

    function testGas_SettleBatchOfOneUser() public {
        earn(alice, usdt, 120e18);
        settle(KEEPER, usdt, request(alice, usdt, 10e18));

        uint40[] memory batch = new uint40[](10);
        for (uint256 i = 0; i < batch.length; ++i) {
            batch[i] = request(alice, usdt, 10e18);
        }
        vm.prank(KEEPER);
        vault.settle(address(usdt), batch);
        measured("settle, ten of one user", 190_000);
    }

    function buyerAt(uint256 i) private pure returns (address) {
        return address(uint160(0xB0000000 + i));
    }

    /// @dev The buyer keeps a rest of tokens and of allowance, as most do.
    function buyWith(address buyer, bytes32[] memory proof) private {
        fund(buyer, usdt, 1000e18);
        vm.prank(buyer);
        presale.buy(FRAGMENT, 1, address(usdt), 60e18, proof);
    }

    function settleAll(uint40[] memory batch) private {
        for (uint256 i = 0; i < batch.length; ++i) {
            earn(buyerAt(i), usdt, 10e18);
            batch[i] = request(buyerAt(i), usdt, 10e18);
        }
        vm.prank(KEEPER);
        vault.settle(address(usdt), batch);
    }

    function listAmongMany(address user) private returns (bytes32[] memory proof) {
        proof = new bytes32[](PROOF_LENGTH);
        bytes32 node = leafOf(user);
        for (uint256 i = 0; i < PROOF_LENGTH; ++i) {
            proof[i] = keccak256(abi.encode(i));
            node = pairHash(node, proof[i]);
        }
        vm.prank(OPERATOR);
        presale.setWhitelistRoot(node, "ipfs://many");
    }

    function measured(string memory name, uint256 target) private {
        vm.assertLe(vm.snapshotGasLastCall("gas", name), target, name);
    }
}
