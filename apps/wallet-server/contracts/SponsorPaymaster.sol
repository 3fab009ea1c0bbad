// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BasePaymaster} from "@account-abstraction/contracts/core/BasePaymaster.sol";
import {_packValidationData} from "@account-abstraction/contracts/core/Helpers.sol";
import {IEntryPoint} from "@account-abstraction/contracts/interfaces/IEntryPoint.sol";
import {PackedUserOperation} from "@account-abstraction/contracts/interfaces/PackedUserOperation.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

/// @title SponsorPaymaster
/// @notice Pays for the operations (ERC-4337) that its signer has given a voucher for, from a deposit at EntryPoint.
///         A voucher is for one operation: it names the account and its code, the number, the calls, every limit of
///         gas, the fees, the time, and by its domain this chain and this contract.
contract SponsorPaymaster is BasePaymaster, EIP712 {
    bytes32 private constant VOUCHER_TYPEHASH = keccak256(
        "Voucher(address sender,bytes32 codeHash,uint256 nonce,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes32 paymasterGasLimits,uint48 validUntil,uint48 validAfter)"
    );

    /// @dev In `paymasterAndData`: after the address of this contract.
    uint256 private constant GAS_LIMITS_OFFSET = 20;
    uint256 private constant UNTIL_OFFSET = 52;
    uint256 private constant AFTER_OFFSET = 58;
    uint256 private constant SIGNATURE_OFFSET = 64;
    uint256 private constant LENGTH = 129;
    /// @dev Of the mark of EIP-7702, which is no factory.
    uint256 private constant MAX_INIT_CODE = 20;

    /// @notice The key that signs vouchers. It cannot touch the deposit.
    address public signer;

    event SignerChanged(address indexed signer);

    error SignerMissing();
    /// @notice The paymaster's data are not two times and a signature.
    error VoucherMalformed();
    /// @notice The operation creates an account, which no voucher is for.
    error FactoryNotSponsored();
    /// @notice Without an owner nobody could take the deposit out.
    error OwnerRequired();

    /// @param owner May take the deposit out and replace the signer.
    constructor(IEntryPoint entryPoint_, address owner, address signer_)
        BasePaymaster(entryPoint_)
        EIP712("SponsorPaymaster", "1")
    {
        if (owner == address(0)) revert OwnerRequired();
        _transferOwnership(owner);
        _setSigner(signer_);
    }

    /// @notice Replaces the signer. Vouchers of the former one are worth nothing from then on.
    function setSigner(address signer_) external onlyOwner {
        _setSigner(signer_);
    }

    /// @notice Refused: the deposit would be locked.
    function renounceOwnership() public view override onlyOwner {
        revert OwnerRequired();
    }

    /// @dev A voucher of somebody else is told by the returned value and not by a revert, as bundlers that estimate
    ///      with a stub expect.
    function _validatePaymasterUserOp(PackedUserOperation calldata userOp, bytes32, uint256)
        internal
        view
        override
        returns (bytes memory context, uint256 validationData)
    {
        if (userOp.initCode.length > MAX_INIT_CODE) revert FactoryNotSponsored();
        bytes calldata data = userOp.paymasterAndData;
        if (data.length != LENGTH) revert VoucherMalformed();
        uint48 validUntil = uint48(bytes6(data[UNTIL_OFFSET:AFTER_OFFSET]));
        uint48 validAfter = uint48(bytes6(data[AFTER_OFFSET:SIGNATURE_OFFSET]));
        bytes32 hash = _hashVoucher(userOp, bytes32(data[GAS_LIMITS_OFFSET:UNTIL_OFFSET]), validUntil, validAfter);
        (address recovered,,) = ECDSA.tryRecover(hash, data[SIGNATURE_OFFSET:]);
        return ("", _packValidationData(recovered != signer, validUntil, validAfter));
    }

    function _hashVoucher(
        PackedUserOperation calldata userOp,
        bytes32 paymasterGasLimits,
        uint48 validUntil,
        uint48 validAfter
    ) private view returns (bytes32) {
        return _hashTypedDataV4(
            keccak256(
                abi.encode(
                    VOUCHER_TYPEHASH,
                    userOp.sender,
                    userOp.sender.codehash,
                    userOp.nonce,
                    keccak256(userOp.callData),
                    userOp.accountGasLimits,
                    userOp.preVerificationGas,
                    userOp.gasFees,
                    paymasterGasLimits,
                    validUntil,
                    validAfter
                )
            )
        );
    }

    function _setSigner(address signer_) private {
        if (signer_ == address(0)) revert SignerMissing();
        signer = signer_;
        emit SignerChanged(signer_);
    }
}
