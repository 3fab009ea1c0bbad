/** Stands for a middling phone, by the convention of Chromium's tools. */
export const CPU_SLOWDOWN = 4
