// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessManaged} from "@openzeppelin/contracts/access/manager/IAccessManaged.sol";
import {IAccessManager} from "@openzeppelin/contracts/access/manager/IAccessManager.sol";
import {IPresale} from "../contracts/interfaces/IPresale.sol";
import {MockUSDC} from "../contracts/mocks/MockUSDC.sol";
import {Fixture} from "./utils/Fixture.sol";

/// @notice Each restricted function called by each role, on a system that its deployer has left.
contract RolesTest is Fixture {
    struct Call {
        address target;
        bytes data;
        uint64 role;
    }

    Call[] private _calls;

    function setUp() public override {
        super.setUp();
        MockUSDC usdc = new MockUSDC();
        usdc.mint(address(presale), 1);
        usdc.mint(address(vault), 1);
        vault.registerToken(address(usdc));

        _add(address(presale), abi.encodeCall(presale.setFutureSteps, (new IPresale.Step[](0))), MANAGER_ROLE);
        _add(address(presale), abi.encodeCall(presale.enablePaymentToken, (address(usdc))), MANAGER_ROLE);
        _add(address(presale), abi.encodeCall(presale.setTreasury, (stranger)), MANAGER_ROLE);
        _add(address(presale), abi.encodeCall(presale.rescue, (address(usdc), stranger, 1)), MANAGER_ROLE);
        _add(address(presale), abi.encodeCall(presale.setWhitelistRoot, (bytes32(0), "")), OPERATOR_ROLE);
        _add(address(presale), abi.encodeCall(presale.pause, ()), GUARDIAN_ROLE);
        _add(address(presale), abi.encodeCall(presale.unpause, ()), OPERATOR_ROLE);
        _add(address(presale), abi.encodeCall(presale.disablePaymentToken, (address(usdt))), GUARDIAN_ROLE);
        _add(address(vault), abi.encodeCall(vault.registerToken, (address(new MockUSDC()))), MANAGER_ROLE);
        _add(address(vault), abi.encodeCall(vault.setCreditor, (stranger)), MANAGER_ROLE);
        _add(address(vault), abi.encodeCall(vault.setKeeper, (stranger)), OPERATOR_ROLE);
        _add(address(vault), abi.encodeCall(vault.setFeeRecipient, (stranger)), MANAGER_ROLE);
        _add(address(vault), abi.encodeCall(vault.rescue, (address(usdc), stranger, 1)), MANAGER_ROLE);
        _add(address(nft), abi.encodeCall(nft.setMinter, (stranger)), MANAGER_ROLE);
        _add(address(nft), abi.encodeCall(nft.sealMinter, ()), MANAGER_ROLE);
        _add(address(nft), abi.encodeCall(nft.setURI, ("ipfs://")), MANAGER_ROLE);
        _add(address(nft), abi.encodeCall(nft.freezeMetadata, ()), MANAGER_ROLE);
        _add(address(yes), abi.encodeCall(yes.setMinter, (stranger)), MANAGER_ROLE);
        _add(address(yes), abi.encodeCall(yes.sealMinter, ()), MANAGER_ROLE);
        _add(address(yes), abi.encodeCall(yes.unlockTransfers, ()), MANAGER_ROLE);

        address[4] memory targets = [address(presale), address(vault), address(nft), address(yes)];
        for (uint256 i = 0; i < targets.length; ++i) {
            accessManager.setTargetAdminDelay(targets[i], ADMIN_DELAY);
        }
        accessManager.renounceRole(MANAGER_ROLE, address(this));
        accessManager.renounceRole(ADMIN_ROLE, address(this));
    }

    function test_WhenAStrangerOrTheFormerDeployerCallsARestrictedFunction() public {
        // it should refuse each of them
        for (uint256 i = 0; i < _calls.length; ++i) {
            assertRefused(stranger, _calls[i]);
            assertRefused(KEEPER, _calls[i]);
            assertRefused(address(this), _calls[i]);
        }
    }

    function test_WhenOPERATORCalls() public {
        vm.prank(GUARDIAN);
        presale.pause(); // there must be something to resume

        // it should allow its own at once and refuse the others
        assertOnlyOwn(OPERATOR, OPERATOR_ROLE, 3);
    }

    function test_WhenGUARDIANCalls() public {
        // it should allow its own at once and refuse the others
        assertOnlyOwn(GUARDIAN, GUARDIAN_ROLE, 2);
    }

    function test_WhenMANAGERCalls() public {
        for (uint256 i = 0; i < _calls.length; ++i) {
            Call memory call_ = _calls[i];
            if (call_.role != MANAGER_ROLE) {
                // it should refuse those of other roles
                assertRefused(SAFE, call_);
                continue;
            }

            // it should refuse to act at once
            assertNotScheduled(call_);

            // it should refuse to act before two days
            schedule(call_.target, call_.data);
            vm.warp(block.timestamp + 2 days - 1);
            bytes32 id = accessManager.hashOperation(SAFE, call_.target, call_.data);
            assertFails(SAFE, call_, abi.encodeWithSelector(IAccessManager.AccessManagerNotReady.selector, id));

            // it should allow its own after two days
            vm.warp(block.timestamp + 1);
            assertSucceeds(SAFE, call_);
        }
    }

    function test_WhenADMINCallsWithoutBeingMANAGER() public {
        vm.prank(SAFE);
        accessManager.renounceRole(MANAGER_ROLE, SAFE);

        // it should refuse every contract function
        for (uint256 i = 0; i < _calls.length; ++i) assertRefused(SAFE, _calls[i]);
    }

    function test_GivenAScheduledCallOfMANAGER() public {
        for (uint256 i = 0; i < _calls.length; ++i) {
            Call memory call_ = _calls[i];
            if (call_.role != MANAGER_ROLE) continue;
            schedule(call_.target, call_.data);

            // it should let nobody but GUARDIAN and the Safe cancel it
            assertCancelRefused(OPERATOR, call_.target, call_.data);
            assertCancelRefused(stranger, call_.target, call_.data);

            // it should not be executable once GUARDIAN has cancelled it
            vm.prank(GUARDIAN);
            accessManager.cancel(SAFE, call_.target, call_.data);
            vm.warp(block.timestamp + 2 days);
            assertNotScheduled(call_);
        }
    }

    function test_GivenAScheduledChangeOfRoles() public {
        bytes[3] memory changes = [
            abi.encodeCall(accessManager.grantRole, (MANAGER_ROLE, stranger, 0)),
            abi.encodeCall(accessManager.revokeRole, (GUARDIAN_ROLE, GUARDIAN)),
            abi.encodeCall(accessManager.setRoleGuardian, (MANAGER_ROLE, ADMIN_ROLE))
        ];
        for (uint256 i = 0; i < changes.length; ++i) {
            schedule(address(accessManager), changes[i]);

            // it should not let GUARDIAN cancel it
            assertCancelRefused(GUARDIAN, address(accessManager), changes[i]);
        }

        // it should be executable after two days
        vm.warp(block.timestamp + 2 days);
        for (uint256 i = 0; i < changes.length; ++i) {
            vm.prank(SAFE);
            accessManager.execute(address(accessManager), changes[i]);
        }
        (bool isManager,) = accessManager.hasRole(MANAGER_ROLE, stranger);
        vm.assertTrue(isManager, "granted role");
    }

    function _add(address target, bytes memory data, uint64 role) private {
        _calls.push(Call(target, data, role));
    }

    function schedule(address target, bytes memory data) private {
        vm.prank(SAFE);
        accessManager.schedule(target, data, 0);
    }

    /// @dev The Safe may call, but only what it has scheduled.
    function assertNotScheduled(Call memory call_) private {
        bytes32 id = accessManager.hashOperation(SAFE, call_.target, call_.data);
        assertFails(SAFE, call_, abi.encodeWithSelector(IAccessManager.AccessManagerNotScheduled.selector, id));
    }

    function assertCancelRefused(address caller, address target, bytes memory data) private {
        vm.expectRevert(
            abi.encodeWithSelector(
                IAccessManager.AccessManagerUnauthorizedCancel.selector, caller, SAFE, target, bytes4(data)
            )
        );
        vm.prank(caller);
        accessManager.cancel(SAFE, target, data);
    }

    function assertOnlyOwn(address caller, uint64 role, uint256 count) private {
        uint256 own = 0;
        for (uint256 i = 0; i < _calls.length; ++i) {
            if (_calls[i].role != role) {
                assertRefused(caller, _calls[i]);
            } else {
                assertSucceeds(caller, _calls[i]);
                ++own;
            }
        }
        vm.assertEq(own, count, "number of own functions");
    }

    function assertSucceeds(address caller, Call memory call_) private {
        vm.prank(caller);
        (bool success,) = call_.target.call(call_.data);
        vm.assertTrue(success, "own function");
    }

    function assertRefused(address caller, Call memory call_) private {
        assertFails(
            caller, call_, abi.encodeWithSelector(IAccessManaged.AccessManagedUnauthorized.selector, caller)
        );
    }

    function assertFails(address caller, Call memory call_, bytes memory reason) private {
        vm.prank(caller);
        (bool success, bytes memory result) = call_.target.call(call_.data);
        vm.assertTrue(!success, "restricted function");
        vm.assertEq(keccak256(result), keccak256(reason), "reason");
    }
}
