// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {GenesisNFT} from "../../contracts/GenesisNFT.sol";
import {Presale} from "../../contracts/Presale.sol";
import {PresaleLens} from "../../contracts/PresaleLens.sol";
import {Referral} from "../../contracts/Referral.sol";
import {RewardVault} from "../../contracts/RewardVault.sol";
import {YesToken} from "../../contracts/YesToken.sol";
import {IPresale} from "../../contracts/interfaces/IPresale.sol";
import {MockUSD6} from "../../contracts/mocks/MockUSD6.sol";
import {MockUSDT} from "../../contracts/mocks/MockUSDT.sol";
import {Artifacts} from "./Artifacts.sol";
import {Terms} from "./Terms.sol";

struct Contracts {
    AccessManager accessManager;
    Referral referral;
    RewardVault vault;
    GenesisNFT nft;
    YesToken yes;
    Presale presale;
    PresaleLens lens;
    MockUSDT usdt;
    MockUSD6 usd6;
}

/// @notice Deploys and wires the whole system as on the live chain, except that `admin` also holds the ADMIN and MANAGER
///         roles without a delay. A contract of its own, so that the tests need not be compiled with it.
contract Deployer is Artifacts, Terms {
    function deploySystem(address admin) external returns (Contracts memory system) {
        system.usdt = MockUSDT(deploy("contracts/mocks/MockUSDT.sol/MockUSDT", ""));
        system.usd6 = MockUSD6(deploy("contracts/mocks/MockUSD6.sol/MockUSD6", ""));
        AccessManager manager = AccessManager(
            deploy("@openzeppelin/contracts/access/manager/AccessManager.sol/AccessManager", abi.encode(this))
        );
        system.accessManager = manager;
        system.referral = Referral(deploy("contracts/Referral.sol/Referral", abi.encode(ROOT)));
        system.vault = RewardVault(
            deploy("contracts/RewardVault.sol/RewardVault", abi.encode(manager, FEE_RECIPIENT, KEEPER))
        );
        bytes memory arguments = abi.encode(manager, FRAGMENT_CAP, BADGE_CAP, "https://genesis.example/");
        system.nft = GenesisNFT(deploy("contracts/GenesisNFT.sol/GenesisNFT", arguments));
        system.yes = YesToken(deploy("contracts/YesToken.sol/YesToken", abi.encode(manager, YES_CAP, UNLOCK_DEADLINE)));
        system.presale =
            Presale(deploy("contracts/Presale.sol/Presale", abi.encode(manager, setupOf(system))));
        system.lens = PresaleLens(deploy("contracts/PresaleLens.sol/PresaleLens", abi.encode(system.presale)));

        _connect(system);
        _grantRoles(system, admin);
    }

    /// @notice The terms of the sale, for another one like it.
    function setupOf(Contracts memory system) public pure returns (IPresale.Setup memory setup) {
        setup.referral = system.referral;
        setup.rewardVault = system.vault;
        setup.genesisNft = system.nft;
        setup.yesToken = system.yes;
        setup.treasury = TREASURY;
        setup.publicOpenAt = uint40(OPEN_AT);
        setup.items = new IPresale.Item[](2);
        setup.items[0] = IPresale.Item({cap: FRAGMENT_CAP, walletLimit: 0, yesPerUnit: FRAGMENT_YES});
        setup.items[1] = IPresale.Item({cap: BADGE_CAP, walletLimit: BADGE_LIMIT, yesPerUnit: BADGE_YES});
        setup.steps = new IPresale.Step[](3);
        setup.steps[0] = IPresale.Step({startsAt: uint40(SALE_AT), price: FIRST_PRICE});
        setup.steps[1] = IPresale.Step({startsAt: uint40(OPEN_AT), price: OPEN_PRICE});
        setup.steps[2] = IPresale.Step({startsAt: uint40(LAST_STEP_AT), price: LAST_PRICE});
    }

    function _connect(Contracts memory system) private {
        system.vault.registerToken(address(system.usdt));
        system.vault.registerToken(address(system.usd6));
        system.presale.enablePaymentToken(address(system.usdt));
        system.presale.enablePaymentToken(address(system.usd6));
        system.vault.setCreditor(address(system.presale));
        system.nft.setMinter(address(system.presale));
        system.yes.setMinter(address(system.presale));
    }

    /// @dev MANAGER calls every restricted function that OPERATOR and GUARDIAN do not. What no role is named for would
    ///      belong to ADMIN.
    function _grantRoles(Contracts memory system, address admin) private {
        _assign(system, address(system.presale), system.presale.setFutureSteps.selector, MANAGER_ROLE);
        _assign(system, address(system.presale), system.presale.enablePaymentToken.selector, MANAGER_ROLE);
        _assign(system, address(system.presale), system.presale.setTreasury.selector, MANAGER_ROLE);
        _assign(system, address(system.presale), system.presale.rescue.selector, MANAGER_ROLE);
        _assign(system, address(system.vault), system.vault.registerToken.selector, MANAGER_ROLE);
        _assign(system, address(system.vault), system.vault.setCreditor.selector, MANAGER_ROLE);
        _assign(system, address(system.vault), system.vault.setFeeRecipient.selector, MANAGER_ROLE);
        _assign(system, address(system.vault), system.vault.rescue.selector, MANAGER_ROLE);
        _assign(system, address(system.nft), system.nft.setMinter.selector, MANAGER_ROLE);
        _assign(system, address(system.nft), system.nft.sealMinter.selector, MANAGER_ROLE);
        _assign(system, address(system.nft), system.nft.setURI.selector, MANAGER_ROLE);
        _assign(system, address(system.nft), system.nft.freezeMetadata.selector, MANAGER_ROLE);
        _assign(system, address(system.yes), system.yes.setMinter.selector, MANAGER_ROLE);
        _assign(system, address(system.yes), system.yes.sealMinter.selector, MANAGER_ROLE);
        _assign(system, address(system.yes), system.yes.unlockTransfers.selector, MANAGER_ROLE);
        _assign(system, address(system.presale), system.presale.setWhitelistRoot.selector, OPERATOR_ROLE);
        _assign(system, address(system.presale), system.presale.unpause.selector, OPERATOR_ROLE);
        _assign(system, address(system.presale), system.presale.pause.selector, GUARDIAN_ROLE);
        _assign(system, address(system.presale), system.presale.disablePaymentToken.selector, GUARDIAN_ROLE);
        _assign(system, address(system.vault), system.vault.setKeeper.selector, OPERATOR_ROLE);

        system.accessManager.grantRole(OPERATOR_ROLE, OPERATOR, 0);
        system.accessManager.grantRole(GUARDIAN_ROLE, GUARDIAN, 0);
        system.accessManager.setRoleGuardian(MANAGER_ROLE, GUARDIAN_ROLE);
        system.accessManager.grantRole(MANAGER_ROLE, SAFE, ADMIN_DELAY);
        system.accessManager.grantRole(MANAGER_ROLE, admin, 0);
        system.accessManager.grantRole(ADMIN_ROLE, SAFE, ADMIN_DELAY);
        system.accessManager.grantRole(ADMIN_ROLE, admin, 0);
        system.accessManager.renounceRole(ADMIN_ROLE, address(this));
    }

    function _assign(Contracts memory system, address target, bytes4 selector, uint64 role) private {
        bytes4[] memory selectors = new bytes4[](1);
        selectors[0] = selector;
        system.accessManager.setTargetFunctionRole(target, selectors, role);
    }
}
