import type { Frame, Page } from 'playwright'

/** Has Chromium answer for passkeys that the user has at hand, as if they touched each of them at once. */
export async function addPasskeys(page: Page, { hasPrf = true, isKey = false } = {}) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2' as const,
    ctap2Version: 'ctap2_1' as const,
    // A device has one of its own, and any number of security keys.
    transport: isKey ? ('usb' as const) : ('internal' as const),
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    hasPrf,
    automaticPresenceSimulation: true,
  }
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    async count(): Promise<number> {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
    /** True if the user touches none of them. */
    hold: (isHeld: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: !isHeld }),
    remove: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}

/** Has the browser answer once as when the user closes its window, which a virtual authenticator cannot do. */
export const declineOnce = (frame: Frame) =>
  frame.evaluate(() => {
    const { credentials } = navigator
    const get = credentials.get.bind(credentials)
    credentials.get = async () => {
      credentials.get = get
      throw new DOMException('The user has closed the window.', 'NotAllowedError')
    }
  })
