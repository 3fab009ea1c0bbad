// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IYesToken} from "../../contracts/interfaces/IYesToken.sol";
import {Fixture} from "../utils/Fixture.sol";

contract YesTokenUnlockTransfersTest is Fixture {
    function test_RevertWhen_TheCallerIsNotAuthorised() public {
        vm.warp(UNLOCK_DEADLINE - 1);

        // it should revert with AccessManagedUnauthorized
        expectUnauthorized(stranger);
        yes.unlockTransfers();
    }

    function test_WhenTheCallerIsAuthorised() public {
        // it should unlock transfers and emit TransfersUnlocked
        vm.assertEq(yes.transfersUnlocked(), false, "unlocked before");
        vm.expectEmit();
        emit IYesToken.TransfersUnlocked();
        yes.unlockTransfers();
        vm.assertEq(yes.transfersUnlocked(), true, "unlocked");
    }

    function test_GivenTheDeadlineHasCome() public {
        vm.warp(UNLOCK_DEADLINE);

        // it should let anyone unlock transfers
        vm.assertEq(yes.UNLOCK_DEADLINE(), UNLOCK_DEADLINE, "deadline");
        vm.prank(stranger);
        yes.unlockTransfers();
        vm.assertEq(yes.transfersUnlocked(), true, "unlocked");
    }

    function test_GivenTransfersAreUnlockedAlready() public {
        yes.unlockTransfers();
        vm.recordLogs();
        yes.unlockTransfers();

        // it should change nothing and emit nothing
        vm.assertEq(yes.transfersUnlocked(), true, "unlocked");
        vm.assertEq(vm.getRecordedLogs().length, 0, "events");
    }
}
