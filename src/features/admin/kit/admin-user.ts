/** The signed-in administrator. `uid` is the `admin_id` of their records. */
export interface AdminUser {
  readonly uid: string;
  readonly email: string;
}
