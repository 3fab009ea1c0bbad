import type { Proposal } from '@foyer/presale-operator'
import { type ReactNode, useRef, useState } from 'react'
import { ProposalPanel } from '../features/proposal/ProposalPanel.tsx'

/** The proposal of a page, one at a time: `open` shows its panel, and focus returns when it is closed. */
export function useProposal(): { open: (proposal: Proposal) => void; panel: ReactNode } {
  const [proposal, setProposal] = useState<Proposal>()
  const opener = useRef<Element>(null)

  function open(next: Proposal) {
    opener.current = document.activeElement
    setProposal(next)
  }

  function close() {
    setProposal(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  const key = proposal && proposal.call.to + proposal.call.data
  return { open, panel: proposal && <ProposalPanel key={key} proposal={proposal} onClose={close} /> }
}
