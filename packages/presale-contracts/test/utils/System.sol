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
import {Contracts, Deployer} from "./Deployer.sol";
import {Terms} from "./Terms.sol";

/// @notice The deployed system; the test is its administrator.
abstract contract System is Artifacts, Terms {
    Deployer private _deployer;

    AccessManager public accessManager;
    Referral public referral;
    RewardVault public vault;
    GenesisNFT public nft;
    YesToken public yes;
    Presale public presale;
    PresaleLens public lens;
    MockUSDT public usdt;
    MockUSD6 public usd6;

    function deploySystem() internal {
        _deployer = Deployer(deploy("test/utils/Deployer.sol/Deployer", ""));
        Contracts memory system = _deployer.deploySystem(address(this));
        accessManager = system.accessManager;
        referral = system.referral;
        vault = system.vault;
        nft = system.nft;
        yes = system.yes;
        presale = system.presale;
        lens = system.lens;
        usdt = system.usdt;
        usd6 = system.usd6;
    }

    /// @dev A sale like the one that is deployed.
    function defaultSetup() internal view returns (IPresale.Setup memory) {
        Contracts memory system;
        (system.referral, system.vault, system.nft, system.yes) = (referral, vault, nft, yes);
        return _deployer.setupOf(system);
    }

    function deployPresale(IPresale.Setup memory setup) internal returns (Presale) {
        return Presale(deploy("contracts/Presale.sol/Presale", abi.encode(accessManager, setup)));
    }
}
