// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// @title ZoneResolver
/// @notice Leads readers of a name, and of all names below it, to a gateway (ENSIP-10, ERC-3668), and believes only
///         what one of its signers has signed for this contract and this question, for as long as the signer said.
contract ZoneResolver is Ownable2Step, IERC165 {
    /// @dev ENSIP-10's `resolve(bytes,bytes)`.
    bytes4 private constant EXTENDED_RESOLVER = 0x9061b923;

    string[] private _urls;

    /// @notice Whether answers that this address has signed are believed.
    mapping(address signer => bool) public isSigner;

    event UrlsChanged(string[] urls);
    event SignerChanged(address indexed signer, bool isSigner);

    /// @dev ERC-3668: tells the reader whom to ask, and whom to bring the answer to.
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    /// @notice The answer was good until `expires`.
    error AnswerExpired(uint64 expires);
    /// @notice The answer is not of a signer, or not to this question.
    error SignerUnknown(address signer);
    error UrlsMissing();

    /// @param owner May change URLs and signers.
    /// @param urls_ Of gateways, with `{sender}` and `{data}` in them.
    /// @param signers Addresses of the keys that gateways sign with.
    constructor(address owner, string[] memory urls_, address[] memory signers) Ownable(owner) {
        _setUrls(urls_);
        for (uint256 i = 0; i < signers.length; ++i) _setSigner(signers[i], true);
    }

    /// @notice Replaces the gateways that readers ask, in order of preference.
    function setUrls(string[] calldata urls_) external onlyOwner {
        _setUrls(urls_);
    }

    /// @notice Believes a signer from now on, or no longer.
    function setSigner(address signer, bool isSigner_) external onlyOwner {
        _setSigner(signer, isSigner_);
    }

    /// @notice The gateways that readers ask.
    function urls() external view returns (string[] memory) {
        return _urls;
    }

    /// @notice ENSIP-10: the name in the form of DNS, and a call such as `addr(bytes32)`. Always reverts with
    ///         `OffchainLookup`, which readers follow; the question for the gateway is this whole call.
    function resolve(bytes calldata, bytes calldata) external view returns (bytes memory) {
        revert OffchainLookup(address(this), _urls, msg.data, this.resolveWithProof.selector, msg.data);
    }

    /// @notice What readers call with the gateway's answer.
    /// @param response `(bytes result, uint64 expires, bytes signature)`.
    /// @param question The call that was asked, as `OffchainLookup` gave it out.
    function resolveWithProof(bytes calldata response, bytes calldata question) external view returns (bytes memory) {
        (bytes memory result, uint64 expires, bytes memory signature) = abi.decode(response, (bytes, uint64, bytes));
        if (expires < block.timestamp) revert AnswerExpired(expires);
        bytes32 hash = keccak256(
            abi.encodePacked(hex"1900", address(this), expires, keccak256(question), keccak256(result))
        );
        address signer = ECDSA.recover(hash, signature);
        if (!isSigner[signer]) revert SignerUnknown(signer);
        return result;
    }

    /// @inheritdoc IERC165
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == EXTENDED_RESOLVER || id == type(IERC165).interfaceId;
    }

    function _setUrls(string[] memory urls_) private {
        if (urls_.length == 0) revert UrlsMissing();
        _urls = urls_;
        emit UrlsChanged(urls_);
    }

    function _setSigner(address signer, bool isSigner_) private {
        isSigner[signer] = isSigner_;
        emit SignerChanged(signer, isSigner_);
    }
}
