import type { ComponentType } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../ui/controlIcons';
import { Icon } from '../ui/icons';

const RefusedCardIcon = () => (
  <Icon>
    <path d="M12 18H3V6h18v6M3 10h18M16 15l5 5M21 15l-5 5" />
  </Icon>
);

const ClockIcon = () => (
  <Icon>
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2" />
  </Icon>
);

const OfflineIcon = () => (
  <Icon>
    <path d="M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2 8.8a15 15 0 0 1 4-2.5M10.5 5.1A15 15 0 0 1 22 8.8M15.5 10.8a10 10 0 0 1 3.5 1.7M8.5 16a5 5 0 0 1 7 0M12 19.5v.2" />
  </Icon>
);

export type NoticeIcon = 'alert' | 'done' | 'info' | 'offline' | 'refusedCard' | 'wait';

export const noticeIcons: Record<NoticeIcon, ComponentType> = {
  alert: AlertIcon,
  done: CheckIcon,
  info: InfoIcon,
  offline: OfflineIcon,
  refusedCard: RefusedCardIcon,
  wait: ClockIcon,
};
