export { type PageFile, saveFile } from '../file/saveFile.ts'
export { CopyButton, type CopyButtonProps } from '../ui/CopyButton.tsx'
export { ErrorBoundary, type ErrorBoundaryProps } from '../ui/ErrorBoundary.tsx'
export { SavedFile, type SavedFileProps, type SavedFileTexts } from '../ui/SavedFile.tsx'
