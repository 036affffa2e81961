import { PublicLayout, type PublicLayoutProps } from '../PublicLayout/PublicLayout.tsx';
import { AuthCard } from './AuthCard.tsx';

export interface AuthLayoutProps extends Omit<PublicLayoutProps, 'notice'> {
  /** As wide as other pages instead of a card: where there is more to do than a yes or no. Default false. */
  isWide?: boolean;
}

/** One narrow column in the middle of a page that needs no account: joining, setting up. */
export function AuthLayout({ children, isWide = false, ...layout }: AuthLayoutProps) {
  return <PublicLayout {...layout}>{isWide ? children : <AuthCard>{children}</AuthCard>}</PublicLayout>;
}
