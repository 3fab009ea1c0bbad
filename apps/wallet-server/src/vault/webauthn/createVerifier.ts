import { SITE_PROJECT } from '@foyer/wallet-api'
import type { Projects } from '@foyer/wallet-api/projects'
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import * as z from 'zod'
import { unauthorized } from '../../shared/errors.ts'
import type { Passkey } from '../store/createPasskeys.ts'

/** ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257]

export type VerifierParameters = {
  /** The origin of the site, where passkeys are made and shown. Its host is what they belong to. */
  siteOrigin: string
  projects: Pick<Projects, 'find'>
}

const clientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() })

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** The part of an answer that names its challenge. What it says is checked later. */
export function readClientData(response: { clientDataJSON: string }) {
  try {
    return clientData.parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()))
  } catch {
    throw refused()
  }
}

/** Checks what passkeys answer: challenge, site, page around it, counter, and that the user was verified. */
export function createVerifier({ siteOrigin, projects }: VerifierParameters) {
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: siteOrigin,
    expectedRPID: new URL(siteOrigin).hostname,
    requireUserVerification: true,
  })

  return {
    /** @throws {HttpError} */
    async verifyNew(response: RegistrationResponseJSON, challenge: string) {
      // Passkeys of the wallet are never created in a frame of another page.
      if (readClientData(response.response).crossOrigin === true) throw refused()
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected(challenge),
        response,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch((cause: unknown) => {
        throw refused({ cause })
      })
      if (!registrationInfo) throw refused()
      const { id, publicKey, counter } = registrationInfo.credential
      return { credentialId: id, publicKey: encode(publicKey), counter }
    },

    /**
     * Answers the passkey's new counter.
     *
     * @throws {HttpError}
     */
    async verify(
      response: AuthenticationResponseJSON,
      challenge: string,
      passkey: Passkey,
      projectId: string,
    ) {
      const isSite = projectId === SITE_PROJECT
      if (isSite && readClientData(response.response).crossOrigin === true) throw refused()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected(challenge),
        response,
        // The page around the frame must be one of the project, if the browser reports it.
        ...(isSite ? {} : { expectedTopOrigin: (await projects.find(projectId))?.origins ?? [] }),
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch((cause: unknown) => {
        throw refused({ cause })
      })
      if (!verified) throw refused()
      return authenticationInfo.newCounter
    },
  }
}

export type Verifier = ReturnType<typeof createVerifier>

export const refused = (options: ErrorOptions = {}) =>
  unauthorized('assertion', 'The answer of the passkey was refused. Ask for another challenge.', options)
