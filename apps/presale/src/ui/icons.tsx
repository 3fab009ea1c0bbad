import type { ReactNode } from 'react'

/** Icons are hidden from screen readers: the element that contains one has a label. */
const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
)

export const CheckIcon = () => (
  <Icon>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Icon>
)

export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4.2" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4" />
  </Icon>
)

export const MoonIcon = () => (
  <Icon>
    <path d="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z" />
  </Icon>
)

export const MinusIcon = () => (
  <Icon>
    <path d="M6 12h12" />
  </Icon>
)

export const PlusIcon = () => (
  <Icon>
    <path d="M6 12h12M12 6v12" />
  </Icon>
)

export const CopyIcon = () => (
  <Icon>
    <path d="M9 9h10v11H9zM15 9V4H5v11h4" />
  </Icon>
)

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)

export const GlobeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5q-4.5 3.5-4.5 8.5t4.5 8.5q4.5-3.5 4.5-8.5T12 3.5Z" />
  </Icon>
)

export const ArrowIcon = () => (
  <Icon>
    <path d="M7 17 17 7M9 7h8v8" />
  </Icon>
)
