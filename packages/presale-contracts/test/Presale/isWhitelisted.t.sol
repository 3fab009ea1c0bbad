// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Fixture} from "../utils/Fixture.sol";

contract PresaleIsWhitelistedTest is Fixture {
    function test_WhenTheProofShowsTheUser() public {
        // it should be true, at any time
        assertListed(alice, proofBeside(bob), true);
        vm.warp(SALE_AT);
        assertListed(bob, proofBeside(alice), true);
    }

    function test_WhenTheProofIsAnotherUsersOrEmpty() public view {
        // it should be false
        assertListed(stranger, proofBeside(bob), false);
        assertListed(alice, proofBeside(alice), false);
        assertListed(alice, noProof, false);
    }

    function test_GivenNoRoot() public {
        vm.prank(OPERATOR);
        presale.setWhitelistRoot(0, "");

        // it should be false
        assertListed(alice, noProof, false);
        assertListed(address(0), noProof, false);
    }

    function test_GivenAListInTwoLevels() public {
        bytes32 shard = pairHash(leafOf(alice), leafOf(bob));
        bytes32 otherShard = keccak256("the root of another shard");
        vm.prank(OPERATOR);
        presale.setWhitelistRoot(pairHash(shard, otherShard), "");

        // it should accept the proof within the shard and then the proof of the shard
        bytes32[] memory proof = new bytes32[](2);
        (proof[0], proof[1]) = (leafOf(bob), otherShard);
        assertListed(alice, proof, true);
        (proof[0], proof[1]) = (otherShard, leafOf(bob));
        assertListed(alice, proof, false);
    }

    function assertListed(address user, bytes32[] memory proof, bool expected) private view {
        vm.assertEq(presale.isWhitelisted(user, proof), expected, "whitelisted");
    }
}
