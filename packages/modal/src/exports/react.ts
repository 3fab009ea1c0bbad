'use client'

export { FoyerButton } from '@foyer/modal-ui/react'
export { useFoyer } from '../react/useFoyer.ts'
export { useFoyerAccount } from '../react/useFoyerAccount.ts'
export { useFoyerState } from '../react/useFoyerState.ts'
