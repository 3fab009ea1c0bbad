export { CopyButton, type CopyButtonProps } from '../ui/CopyButton.tsx'
export { ErrorBoundary, type ErrorBoundaryProps } from '../ui/ErrorBoundary.tsx'
