// Generated from openapi.yaml by `npm run generate`; not to be edited.
var No=(s,p)=>()=>{try{return p||s((p={exports:{}}).exports,p),p.exports}catch(P){throw p=0,P}};var Co=No(Rr=>{"use strict";Object.defineProperty(Rr,"__esModule",{value:!0});Rr.formatNames=Rr.fastFormats=Rr.fullFormats=void 0;function Cr(s,p){return{validate:s,
compare:p}}Rr.fullFormats={date:Cr(Uo,Yp),time:Cr(Kp(!0),Qp),"date-time":Cr(Eo(!0),Oo),"iso-time":Cr(Kp(),zo),"iso-date-time":Cr(Eo(),Vo),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ko,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:rn,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Go,int32:{type:"number",validate:Jo},int64:{type:"number",validate:Xo},float:{type:"\
number",validate:Fo},double:{type:"number",validate:Fo},password:!0,binary:!0};Rr.fastFormats={...Rr.fullFormats,date:Cr(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Yp),time:Cr(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Qp),"date-time":Cr(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Oo),"iso-time":Cr(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,zo),"iso-date-time":Cr(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Vo),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Rr.formatNames=Object.keys(Rr.fullFormats);function Bo(s){return s%4===0&&(s%100!==0||s%400===0)}var Mo=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Wo=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Uo(s){let p=Mo.exec(s);if(!p)return!1;let P=+p[1],b=+p[2],m=+p[3];return b>=1&&b<=12&&m>=1&&m<=(b===2&&Bo(P)?29:Wo[b])}function Yp(s,p){
if(s&&p)return s>p?1:s<p?-1:0}var Hp=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Kp(s){return function(P){let b=Hp.exec(P);if(!b)
return!1;let m=+b[1],c=+b[2],e=+b[3],a=b[4],n=b[5]==="-"?-1:1,r=+(b[6]||0),t=+(b[7]||0);if(r>23||t>59||s&&!a)return!1;if(m<=23&&c<=59&&e<60)return!0;let i=c-t*n,
o=m-r*n-(i<0?1:0);return(o===23||o===-1)&&(i===59||i===-1)&&e<61}}function Qp(s,p){if(!(s&&p))return;let P=new Date("2020-01-01T"+s).valueOf(),b=new Date("2020-\
01-01T"+p).valueOf();if(P&&b)return P-b}function zo(s,p){if(!(s&&p))return;let P=Hp.exec(s),b=Hp.exec(p);if(P&&b)return s=P[1]+P[2]+P[3],p=b[1]+b[2]+b[3],s>p?1:
s<p?-1:0}var Gp=/t|\s/i;function Eo(s){let p=Kp(s);return function(b){let m=b.split(Gp);return m.length===2&&Uo(m[0])&&p(m[1])}}function Oo(s,p){if(!(s&&p))return;
let P=new Date(s).valueOf(),b=new Date(p).valueOf();if(P&&b)return P-b}function Vo(s,p){if(!(s&&p))return;let[P,b]=s.split(Gp),[m,c]=p.split(Gp),e=Yp(P,m);if(e!==
void 0)return e||Qp(b,c)}var Zo=/\/|:/,Ho=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ko(s){return Zo.test(s)&&Ho.test(s)}var To=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Go(s){return To.lastIndex=0,To.
test(s)}var Yo=-(2**31),Qo=2**31-1;function Jo(s){return Number.isInteger(s)&&s<=Qo&&s>=Yo}function Xo(s){return Number.isInteger(s)}function Fo(){return!0}var en=/[^\\]\\Z/;
function rn(s){if(en.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Lo=No(Jp=>{"use strict";Object.defineProperty(Jp,"__esModule",{value:!0});function Ro(s){let p=s.length,P=0,b=0,m;for(;b<p;)P++,m=s.charCodeAt(b++),m>=55296&&
m<=56319&&b<p&&(m=s.charCodeAt(b),(m&64512)===56320&&b++);return P}Jp.default=Ro;Ro.code='require("ajv/dist/runtime/ucs2length").default'});var Hi=Lr,q={type:"object",additionalProperties:!1,required:["id","type","path","basename","filename","url","format","mime_type","size","md5","width","height","\
is_image","author","copyright","notes","tags","default_field_metadata","creator","upload_collection","duration","frame_rate","blurhash","thumbhash","mux_playbac\
k_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},path:{
type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","nul\
l"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},
is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"stri\
ng"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadata"}},creator:{$ref:"standin://flat/schemas#/$d\
efs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},duration:{type:["number","null"]},frame_rate:{
type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:[
"string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"\
array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"\
integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},meta:{$ref:"standin://flat/schemas#/\
$defs/UploadMeta"},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},be=Object.prototype.hasOwnProperty,
Js=Co().fullFormats.uri,Y=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
ro=new RegExp("^[0-9a-f]{32}$","u"),Se={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["str\
ing","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/FocalPoint"}}}},Ge={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function ft(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ft.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x"},schema:Ge.required,parentSchema:Ge,data:s};e===null?e=[r]:e.push(r),a++}if(s.y===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"},schema:Ge.required,parentSchema:Ge,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="x"||
r==="y")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ge,data:s};
e===null?e=[t]:e.push(t),a++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/propertie\
s/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Ge.properties.x,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={
instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Ge.properties.x,data:r};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:Ge.properties.x.type,parentSchema:Ge.
properties.x,data:r};e===null?e=[t]:e.push(t),a++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"\
#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Ge.properties.y,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Ge.properties.y,data:r};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},schema:Ge.properties.y.type,
parentSchema:Ge.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ge.
type,parentSchema:Ge,data:s};e===null?e=[r]:e.push(r),a++}return ft.errors=e,a===0}ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Kt(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Kt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},schema:Se.required,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),a++}if(s.alt===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"alt"},schema:Se.required,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),a++}if(s.custom_data===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_data"},schema:Se.required,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),a++}if(s.focal_point===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focal_point"},schema:Se.required,parentSchema:Se,data:s};e===null?
e=[t]:e.push(t),a++}for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Se,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!=
"string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:Se.properties.title.type},schema:Se.properties.
title.type,parentSchema:Se.properties.title,data:t};e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:Se.properties.alt.type},schema:Se.properties.alt.type,parentSchema:Se.properties.alt,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",
schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:Se.properties.custom_data.type,parentSchema:Se.properties.custom_data,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,
e!==null&&(i?e.length=i:e=null),!r){let l=a;ft(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:m,dynamicAnchors:c})||(e=
e===null?ft.errors:S(e,ft.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",
params:{failingKeyword:"else"},schema:Se.properties.focal_point.if,parentSchema:Se.properties.focal_point,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Se.type,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),a++}return Kt.errors=e,a===0}Kt.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ze={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{$ref:"standin://flat/schemas#/\
$defs/CreatorType"},id:{type:"string"}}},ai={type:"string",enum:["access_token","sso_user","account","user","organization"]};function Ir(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!=
"string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ai.type,parentSchema:ai,data:s};e===null?e=[r]:e.push(r),a++}if(!(s===
"access_token"||s==="sso_user"||s==="account"||s==="user"||s==="organization")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ai.
enum},schema:ai.enum,parentSchema:ai,data:s};e===null?e=[r]:e.push(r),a++}return Ir.errors=e,a===0}Ir.evaluated={dynamicProps:!1,dynamicItems:!1};function er(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=er.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:ze.required,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:ze.required,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ze,data:s};e===null?e=[t]:e.push(t),a++}
if(s.type!==void 0&&(Ir(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=e===null?Ir.errors:S(e,Ir.errors),
a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
schema:ze.properties.id.type,parentSchema:ze.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},schema:ze.type,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),a++}return er.errors=e,a===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ge={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function ee(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ee.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:ge.required,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:ge.required,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ge,data:s};e===null?e=[t]:e.push(t),a++}
if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},
schema:ge.properties.type.type,parentSchema:ge.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:ge.properties.type,data:r};e===null?e=
[t]:e.push(t),a++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:ge.properties.id.type,parentSchema:ge.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:ge.type,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}return ee.errors=e,a===0}ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ce={type:"object",additionalProperties:!1,required:["antivirus"],properties:{antivirus:{type:"object",additionalProperties:!1,required:["st\
atus","checked_at","threat_name"],properties:{status:{type:"string",enum:["pending","clean","infected","failed","skipped"]},checked_at:{type:["string","null"],format:"\
date-time"},threat_name:{type:["string","null"]}}}}};function Gt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=Gt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.antivirus===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"antivirus"},schema:ce.required,parentSchema:ce,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(r!=="antivirus"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:ce,data:s};e===null?e=[t]:e.push(t),a++}if(s.antivirus!==void 0){let r=s.antivirus;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===
void 0){let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/required",keyword:"required",params:{missingProperty:"status"},schema:ce.properties.
antivirus.required,parentSchema:ce.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}if(r.checked_at===void 0){let t={instancePath:p+"/antivirus",schemaPath:"\
#/properties/antivirus/required",keyword:"required",params:{missingProperty:"checked_at"},schema:ce.properties.antivirus.required,parentSchema:ce.properties.antivirus,
data:r};e===null?e=[t]:e.push(t),a++}if(r.threat_name===void 0){let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/required",keyword:"require\
d",params:{missingProperty:"threat_name"},schema:ce.properties.antivirus.required,parentSchema:ce.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)
if(!(t==="status"||t==="checked_at"||t==="threat_name")){let i={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ce.properties.antivirus,data:r};e===null?e=[i]:e.push(i),a++}if(r.status!==void 0){let t=r.
status;if(typeof t!="string"){let i={instancePath:p+"/antivirus/status",schemaPath:"#/properties/antivirus/properties/status/type",keyword:"type",params:{type:"\
string"},schema:ce.properties.antivirus.properties.status.type,parentSchema:ce.properties.antivirus.properties.status,data:t};e===null?e=[i]:e.push(i),a++}if(!(t===
"pending"||t==="clean"||t==="infected"||t==="failed"||t==="skipped")){let i={instancePath:p+"/antivirus/status",schemaPath:"#/properties/antivirus/properties/st\
atus/enum",keyword:"enum",params:{allowedValues:ce.properties.antivirus.properties.status.enum},schema:ce.properties.antivirus.properties.status.enum,parentSchema:ce.
properties.antivirus.properties.status,data:t};e===null?e=[i]:e.push(i),a++}}if(r.checked_at!==void 0){let t=r.checked_at;if(typeof t!="string"&&t!==null){let i={
instancePath:p+"/antivirus/checked_at",schemaPath:"#/properties/antivirus/properties/checked_at/type",keyword:"type",params:{type:ce.properties.antivirus.properties.
checked_at.type},schema:ce.properties.antivirus.properties.checked_at.type,parentSchema:ce.properties.antivirus.properties.checked_at,data:t};e===null?e=[i]:e.push(
i),a++}if(typeof t=="string"&&!Y.test(t)){let i={instancePath:p+"/antivirus/checked_at",schemaPath:"#/properties/antivirus/properties/checked_at/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:ce.properties.antivirus.properties.checked_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.threat_name!==
void 0){let t=r.threat_name;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/antivirus/threat_name",schemaPath:"#/properties/antivirus/properties/threat\
_name/type",keyword:"type",params:{type:ce.properties.antivirus.properties.threat_name.type},schema:ce.properties.antivirus.properties.threat_name.type,parentSchema:ce.
properties.antivirus.properties.threat_name,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/ty\
pe",keyword:"type",params:{type:"object"},schema:ce.properties.antivirus.type,parentSchema:ce.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ce.type,parentSchema:ce,data:s};e===null?e=[r]:e.push(r),a++}return Gt.errors=e,
a===0}Gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Lr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.
type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:q.required,parentSchema:q,data:s};e===null?
e=[t]:e.push(t),a++}if(s.path===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},schema:q.required,parentSchema:q,
data:s};e===null?e=[t]:e.push(t),a++}if(s.basename===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"basename"},
schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.filename===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"filename"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.url===void 0){let t={instancePath:p,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"url"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.format===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"format"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.mime_type===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mime_type"},schema:q.required,parentSchema:q,data:s};e===null?
e=[t]:e.push(t),a++}if(s.size===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"size"},schema:q.required,parentSchema:q,
data:s};e===null?e=[t]:e.push(t),a++}if(s.md5===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"md5"},schema:q.
required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.width===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
width"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.height===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"height"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.is_image===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"is_image"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.author===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"author"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}
if(s.copyright===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"copyright"},schema:q.required,parentSchema:q,
data:s};e===null?e=[t]:e.push(t),a++}if(s.notes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},schema:q.
required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.tags===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tags"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.default_field_metadata===void 0){let t={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"default_field_metadata"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.creator===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"creator"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(
t),a++}if(s.upload_collection===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upload_collection"},schema:q.required,
parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.duration===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
duration"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.frame_rate===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"frame_rate"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.blurhash===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"blurhash"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.thumbhash===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:q.required,parentSchema:q,data:s};e===null?
e=[t]:e.push(t),a++}if(s.mux_playback_id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:q.
required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.mux_mp4_highest_res===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"mux_mp4_highest_res"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.smart_tags===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"smart_tags"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.exif_info===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exif_info"},schema:q.required,parentSchema:q,data:s};e===null?
e=[t]:e.push(t),a++}if(s.colors===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"colors"},schema:q.required,parentSchema:q,
data:s};e===null?e=[t]:e.push(t),a++}if(s.created_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created\
_at"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.updated_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"updated_at"},schema:q.required,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!be.call(q.properties,t)){let i={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:q,data:s};e===null?e=[i]:
e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},schema:q.properties.id.type,parentSchema:q.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:q.properties.type.type,parentSchema:q.properties.type,data:t};
e===null?e=[i]:e.push(i),a++}if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},
schema:"upload",parentSchema:q.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.path!==void 0){let t=s.path;if(typeof t!="string"){let i={instancePath:p+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},schema:q.properties.path.type,parentSchema:q.properties.path,data:t};e===null?
e=[i]:e.push(i),a++}}if(s.basename!==void 0){let t=s.basename;if(typeof t!="string"){let i={instancePath:p+"/basename",schemaPath:"#/properties/basename/type",keyword:"\
type",params:{type:"string"},schema:q.properties.basename.type,parentSchema:q.properties.basename,data:t};e===null?e=[i]:e.push(i),a++}}if(s.filename!==void 0){
let t=s.filename;if(typeof t!="string"){let i={instancePath:p+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},schema:q.
properties.filename.type,parentSchema:q.properties.filename,data:t};e===null?e=[i]:e.push(i),a++}}if(s.url!==void 0){let t=s.url;if(typeof t=="string"){if(!Js(t)){
let i={instancePath:p+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:q.properties.url,data:t};e===
null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:q.properties.url.type,
parentSchema:q.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(s.format!==void 0){let t=s.format;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:q.properties.format.type},schema:q.properties.format.type,parentSchema:q.properties.
format,data:t};e===null?e=[i]:e.push(i),a++}}if(s.mime_type!==void 0){let t=s.mime_type;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/mime_type",schemaPath:"\
#/properties/mime_type/type",keyword:"type",params:{type:q.properties.mime_type.type},schema:q.properties.mime_type.type,parentSchema:q.properties.mime_type,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.size!==void 0){let t=s.size;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/size",schemaPath:"\
#/properties/size/type",keyword:"type",params:{type:"integer"},schema:q.properties.size.type,parentSchema:q.properties.size,data:t};e===null?e=[i]:e.push(i),a++}
if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:q.properties.size,data:t};e===null?e=[i]:e.push(i),a++}}if(s.md5!==void 0){let t=s.md5;if(typeof t=="string"){if(!ro.test(t)){
let i={instancePath:p+"/md5",schemaPath:"#/properties/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:q.properties.
md5,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/md5",schemaPath:"#/properties/md5/type",keyword:"type",params:{type:"string"},schema:q.properties.
md5.type,parentSchema:q.properties.md5,data:t};e===null?e=[i]:e.push(i),a++}}if(s.width!==void 0){let t=s.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&t!==null){let i={instancePath:p+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:q.properties.width.type},schema:q.properties.width.
type,parentSchema:q.properties.width,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/width",schemaPath:"\
#/properties/width/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.width,data:t};e===null?e=[i]:e.push(i),a++}}if(s.
height!==void 0){let t=s.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:p+"/height",schemaPath:"#/properties/hei\
ght/type",keyword:"type",params:{type:q.properties.height.type},schema:q.properties.height.type,parentSchema:q.properties.height,data:t};e===null?e=[i]:e.push(i),
a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:q.properties.height,data:t};e===null?e=[i]:e.push(i),a++}}if(s.is_image!==void 0){let t=s.is_image;if(typeof t!="boolean"){let i={
instancePath:p+"/is_image",schemaPath:"#/properties/is_image/type",keyword:"type",params:{type:"boolean"},schema:q.properties.is_image.type,parentSchema:q.properties.
is_image,data:t};e===null?e=[i]:e.push(i),a++}}if(s.author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/author",schemaPath:"\
#/properties/author/type",keyword:"type",params:{type:q.properties.author.type},schema:q.properties.author.type,parentSchema:q.properties.author,data:t};e===null?
e=[i]:e.push(i),a++}}if(s.copyright!==void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/copyright",schemaPath:"#/properties/cop\
yright/type",keyword:"type",params:{type:q.properties.copyright.type},schema:q.properties.copyright.type,parentSchema:q.properties.copyright,data:t};e===null?e=
[i]:e.push(i),a++}}if(s.notes!==void 0){let t=s.notes;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"\
type",params:{type:q.properties.notes.type},schema:q.properties.notes.type,parentSchema:q.properties.notes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.tags!==void 0){
let t=s.tags;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"#/propertie\
s/tags/items/type",keyword:"type",params:{type:"string"},schema:q.properties.tags.items.type,parentSchema:q.properties.tags.items,data:d};e===null?e=[l]:e.push(
l),a++}}}else{let i={instancePath:p+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},schema:q.properties.tags.type,parentSchema:q.
properties.tags,data:t};e===null?e=[i]:e.push(i),a++}}if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(
t))for(let i in t)Kt(t[i],{instancePath:p+"/default_field_metadata/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?Kt.errors:S(e,Kt.errors),a=e.length);else{let i={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"\
type",params:{type:"object"},schema:q.properties.default_field_metadata.type,parentSchema:q.properties.default_field_metadata,data:t};e===null?e=[i]:e.push(i),a++}}
if(s.creator!==void 0&&(er(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:m,dynamicAnchors:c})||(e=e===null?er.errors:S(
e,er.errors),a=e.length)),s.upload_collection!==void 0){let t=s.upload_collection,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=
i,e!==null&&(i?e.length=i:e=null),!r){let l=a;ee(t,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:m,dynamicAnchors:c})||
(e=e===null?ee.errors:S(e,ee.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",
keyword:"if",params:{failingKeyword:"else"},schema:q.properties.upload_collection.if,parentSchema:q.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),
a++}}if(s.duration!==void 0){let t=s.duration;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let i={instancePath:p+"/duration",schemaPath:"#/properties/durati\
on/type",keyword:"type",params:{type:q.properties.duration.type},schema:q.properties.duration.type,parentSchema:q.properties.duration,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.frame_rate!==void 0){let t=s.frame_rate;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let i={instancePath:p+"/frame_rate",schemaPath:"#/properti\
es/frame_rate/type",keyword:"type",params:{type:q.properties.frame_rate.type},schema:q.properties.frame_rate.type,parentSchema:q.properties.frame_rate,data:t};e===
null?e=[i]:e.push(i),a++}}if(s.blurhash!==void 0){let t=s.blurhash;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/blurhash",schemaPath:"#/properties/b\
lurhash/type",keyword:"type",params:{type:q.properties.blurhash.type},schema:q.properties.blurhash.type,parentSchema:q.properties.blurhash,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.thumbhash!==void 0){let t=s.thumbhash;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/thumbhash",schemaPath:"#/properties/thumbhash\
/type",keyword:"type",params:{type:q.properties.thumbhash.type},schema:q.properties.thumbhash.type,parentSchema:q.properties.thumbhash,data:t};e===null?e=[i]:e.
push(i),a++}}if(s.mux_playback_id!==void 0){let t=s.mux_playback_id;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/mux_playback_id",schemaPath:"#/prop\
erties/mux_playback_id/type",keyword:"type",params:{type:q.properties.mux_playback_id.type},schema:q.properties.mux_playback_id.type,parentSchema:q.properties.mux_playback_id,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.mux_mp4_highest_res!==void 0){let t=s.mux_mp4_highest_res;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/mu\
x_mp4_highest_res",schemaPath:"#/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:q.properties.mux_mp4_highest_res.type},schema:q.properties.mux_mp4_highest_res.
type,parentSchema:q.properties.mux_mp4_highest_res,data:t};e===null?e=[i]:e.push(i),a++}if(!(t==="high"||t==="medium"||t==="low"||t===null)){let i={instancePath:p+
"/mux_mp4_highest_res",schemaPath:"#/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:q.properties.mux_mp4_highest_res.enum},schema:q.properties.
mux_mp4_highest_res.enum,parentSchema:q.properties.mux_mp4_highest_res,data:t};e===null?e=[i]:e.push(i),a++}}if(s.smart_tags!==void 0){let t=s.smart_tags;if(Array.
isArray(t)){let i=t.length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let l={instancePath:p+"/smart_tags/"+o,schemaPath:"#/properties/smart_tags/ite\
ms/type",keyword:"type",params:{type:"string"},schema:q.properties.smart_tags.items.type,parentSchema:q.properties.smart_tags.items,data:d};e===null?e=[l]:e.push(
l),a++}}}else{let i={instancePath:p+"/smart_tags",schemaPath:"#/properties/smart_tags/type",keyword:"type",params:{type:"array"},schema:q.properties.smart_tags.
type,parentSchema:q.properties.smart_tags,data:t};e===null?e=[i]:e.push(i),a++}}if(s.exif_info!==void 0){let t=s.exif_info;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let i={instancePath:p+"/exif_info",schemaPath:"#/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:q.properties.exif_info.type,parentSchema:q.
properties.exif_info,data:t};e===null?e=[i]:e.push(i),a++}}if(s.colors!==void 0){let t=s.colors;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++){let d=t[o];
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.red===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"requ\
ired",params:{missingProperty:"red"},schema:q.properties.colors.items.required,parentSchema:q.properties.colors.items,data:d};e===null?e=[l]:e.push(l),a++}if(d.
green===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:q.
properties.colors.items.required,parentSchema:q.properties.colors.items,data:d};e===null?e=[l]:e.push(l),a++}if(d.blue===void 0){let l={instancePath:p+"/colors/"+
o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},schema:q.properties.colors.items.required,parentSchema:q.properties.
colors.items,data:d};e===null?e=[l]:e.push(l),a++}if(d.alpha===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"\
required",params:{missingProperty:"alpha"},schema:q.properties.colors.items.required,parentSchema:q.properties.colors.items,data:d};e===null?e=[l]:e.push(l),a++}
for(let l in d)if(!(l==="red"||l==="green"||l==="blue"||l==="alpha")){let u={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:q.properties.colors.items,data:d};e===null?e=[u]:e.push(u),a++}if(d.red!==
void 0){let l=d.red;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/pr\
operties/red/type",keyword:"type",params:{type:"integer"},schema:q.properties.colors.items.properties.red.type,parentSchema:q.properties.colors.items.properties.
red,data:l};e===null?e=[u]:e.push(u),a++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"#/propert\
ies/colors/items/properties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:q.properties.colors.items.properties.red,data:l};
e===null?e=[u]:e.push(u),a++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.colors.items.properties.red,data:l};e===null?e=[u]:e.push(u),a++}}}if(d.green!==void 0){
let l=d.green;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/proper\
ties/green/type",keyword:"type",params:{type:"integer"},schema:q.properties.colors.items.properties.green.type,parentSchema:q.properties.colors.items.properties.
green,data:l};e===null?e=[u]:e.push(u),a++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/pro\
perties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:q.properties.colors.items.properties.
green,data:l};e===null?e=[u]:e.push(u),a++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.colors.items.properties.green,data:l};e===null?e=[u]:e.push(u),a++}}}
if(d.blue!==void 0){let l=d.blue;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/properties/c\
olors/items/properties/blue/type",keyword:"type",params:{type:"integer"},schema:q.properties.colors.items.properties.blue.type,parentSchema:q.properties.colors.
items.properties.blue,data:l};e===null?e=[u]:e.push(u),a++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"\
#/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:q.properties.colors.items.properties.
blue,data:l};e===null?e=[u]:e.push(u),a++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.colors.items.properties.blue,data:l};e===null?e=[u]:e.push(u),a++}}}
if(d.alpha!==void 0){let l=d.alpha;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/propertie\
s/colors/items/properties/alpha/type",keyword:"type",params:{type:"integer"},schema:q.properties.colors.items.properties.alpha.type,parentSchema:q.properties.colors.
items.properties.alpha,data:l};e===null?e=[u]:e.push(u),a++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/alpha",
schemaPath:"#/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:q.properties.colors.
items.properties.alpha,data:l};e===null?e=[u]:e.push(u),a++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/\
properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.colors.items.properties.alpha,data:l};e===null?e=
[u]:e.push(u),a++}}}}else{let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/type",keyword:"type",params:{type:"object"},schema:q.properties.
colors.items.type,parentSchema:q.properties.colors.items,data:d};e===null?e=[l]:e.push(l),a++}}}else{let i={instancePath:p+"/colors",schemaPath:"#/properties/co\
lors/type",keyword:"type",params:{type:"array"},schema:q.properties.colors.type,parentSchema:q.properties.colors,data:t};e===null?e=[i]:e.push(i),a++}}if(s.meta!==
void 0&&(Gt(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?Gt.errors:S(e,Gt.errors),a=e.length)),
s.created_at!==void 0){let t=s.created_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:q.properties.created_at.type},schema:q.properties.created_at.type,parentSchema:q.properties.created_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t==
"string"&&!Y.test(t)){let i={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-\
time",parentSchema:q.properties.created_at,data:t};e===null?e=[i]:e.push(i),a++}}if(s.updated_at!==void 0){let t=s.updated_at;if(typeof t!="string"&&t!==null){let i={
instancePath:p+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:q.properties.updated_at.type},schema:q.properties.updated_at.
type,parentSchema:q.properties.updated_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!Y.test(t)){let i={instancePath:p+"/updated_at",schemaPath:"\
#/properties/updated_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:q.properties.updated_at,data:t};e===null?e=[i]:e.push(
i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:q.type,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}
return Lr.errors=e,a===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pi=ra,Pr={type:"object",additionalProperties:!1,required:["id","type"],properties:{
id:{type:"string"},type:{type:"string",const:"job"}}};function ra(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=ra.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Pr.required,parentSchema:Pr,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Pr.required,parentSchema:Pr,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(!(r==="id"||r==="type")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Pr,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/pro\
perties/id/type",keyword:"type",params:{type:"string"},schema:Pr.properties.id.type,parentSchema:Pr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Pr.properties.
type.type,parentSchema:Pr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="job"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"job"},schema:"job",parentSchema:Pr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Pr.type,parentSchema:Pr,data:s};e===null?e=[r]:e.push(r),a++}return ra.errors=e,a===0}ra.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var h=ta,pe={type:"object",additionalProperties:!1,required:["type","title","status","detail","code","errors"],properties:{type:{
type:"string",format:"uri"},title:{type:"string"},status:{type:"integer",minimum:400,maximum:599},detail:{type:"string"},code:{$ref:"standin://flat/schemas#/$de\
fs/ProblemCode"},errors:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Violation"}}}},oi={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST",
"INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","REQUEST_TIMEOUT",
"PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALID_ENVIRONMENT","INVALID_PREFERENCE",
"CONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE"]};function Yt(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Yt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:oi.type,parentSchema:oi,data:s};e===null?e=[r]:
e.push(r),a++}if(!(s==="INVALID_JSON_BODY"||s==="MALFORMED_REQUEST"||s==="INVALID_AUTHORIZATION_HEADER"||s==="INSUFFICIENT_PERMISSIONS"||s==="NOT_FOUND"||s==="J\
OB_PENDING"||s==="FOREIGN_REQUEST"||s==="INVALID_ENDPOINT"||s==="METHOD_NOT_ALLOWED"||s==="REQUEST_TIMEOUT"||s==="PAYLOAD_TOO_LARGE"||s==="URL_TOO_LONG"||s==="I\
NVALID_CONTENT_TYPE_HEADER"||s==="EXPECTATION_FAILED"||s==="INVALID_FORMAT"||s==="INVALID_FIELD"||s==="INVALID_ENVIRONMENT"||s==="INVALID_PREFERENCE"||s==="CONC\
URRENT_UPLOAD_UPDATE"||s==="RATE_LIMIT_EXCEEDED"||s==="HEADERS_TOO_LARGE"||s==="INTERNAL_ERROR"||s==="CONTRACT_BREACH"||s==="SERVICE_UNAVAILABLE")){let r={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:oi.enum},schema:oi.enum,parentSchema:oi,data:s};e===null?e=[r]:e.push(r),a++}return Yt.errors=e,a===0}Yt.
evaluated={dynamicProps:!1,dynamicItems:!1};var ur={type:"object",additionalProperties:!1,required:["pointer","code","detail"],properties:{pointer:{type:"string"},
code:{$ref:"standin://flat/schemas#/$defs/ViolationCode"},detail:{type:"string"}}},ni={type:"string",enum:["VALIDATION_ENUM","VALIDATION_EVENT","VALIDATION_FILE\
NAME","VALIDATION_FORMAT","VALIDATION_HEADER","VALIDATION_ID","VALIDATION_INVALID","VALIDATION_LENGTH","VALIDATION_LOCALE","VALIDATION_PATH","VALIDATION_RANGE",
"VALIDATION_REFERENCE","VALIDATION_REQUIRED","VALIDATION_TEMPLATE","VALIDATION_TYPE","VALIDATION_UNDOCUMENTED","VALIDATION_UNIQUENESS","VALIDATION_UNKNOWN","VAL\
IDATION_URL"]};function Qt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Qt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ni.
type,parentSchema:ni,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="VALIDATION_ENUM"||s==="VALIDATION_EVENT"||s==="VALIDATION_FILENAME"||s==="VALIDATION_FORMAT"||
s==="VALIDATION_HEADER"||s==="VALIDATION_ID"||s==="VALIDATION_INVALID"||s==="VALIDATION_LENGTH"||s==="VALIDATION_LOCALE"||s==="VALIDATION_PATH"||s==="VALIDATION\
_RANGE"||s==="VALIDATION_REFERENCE"||s==="VALIDATION_REQUIRED"||s==="VALIDATION_TEMPLATE"||s==="VALIDATION_TYPE"||s==="VALIDATION_UNDOCUMENTED"||s==="VALIDATION\
_UNIQUENESS"||s==="VALIDATION_UNKNOWN"||s==="VALIDATION_URL")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ni.enum},schema:ni.
enum,parentSchema:ni,data:s};e===null?e=[r]:e.push(r),a++}return Qt.errors=e,a===0}Qt.evaluated={dynamicProps:!1,dynamicItems:!1};function Jt(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Jt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.pointer===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pointer"},schema:ur.required,parentSchema:ur,data:s};e===null?e=[r]:e.push(r),a++}if(s.code===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"code"},schema:ur.required,parentSchema:ur,data:s};e===null?e=[r]:e.push(r),a++}if(s.detail===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"detail"},schema:ur.required,parentSchema:ur,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r===
"pointer"||r==="code"||r==="detail")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:ur,data:s};e===null?e=[t]:e.push(t),a++}if(s.pointer!==void 0){let r=s.pointer;if(typeof r!="string"){let t={instancePath:p+"/pointer",schemaPath:"\
#/properties/pointer/type",keyword:"type",params:{type:"string"},schema:ur.properties.pointer.type,parentSchema:ur.properties.pointer,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.code!==void 0&&(Qt(s.code,{instancePath:p+"/code",parentData:s,parentDataProperty:"code",rootData:m,dynamicAnchors:c})||(e=e===null?Qt.errors:S(e,Qt.
errors),a=e.length)),s.detail!==void 0){let r=s.detail;if(typeof r!="string"){let t={instancePath:p+"/detail",schemaPath:"#/properties/detail/type",keyword:"typ\
e",params:{type:"string"},schema:ur.properties.detail.type,parentSchema:ur.properties.detail,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ur.type,parentSchema:ur,data:s};e===null?e=[r]:e.push(r),a++}return Jt.errors=e,a===0}Jt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ta(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ta.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:pe.required,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),a++}if(s.title===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},schema:pe.required,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),a++}
if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:pe.required,parentSchema:pe,data:s};
e===null?e=[r]:e.push(r),a++}if(s.detail===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},schema:pe.
required,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),a++}if(s.code===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},schema:pe.required,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),a++}if(s.errors===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"errors"},schema:pe.required,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="title"||r===
"status"||r==="detail"||r==="code"||r==="errors")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:pe,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r=="string"){if(!Js(r)){let t={instancePath:p+"/type",
schemaPath:"#/properties/type/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:pe.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:pe.properties.type.type,parentSchema:pe.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.title!==void 0){let r=s.title;if(typeof r!="string"){let t={instancePath:p+"/title",schemaPath:"#/properties/tit\
le/type",keyword:"type",params:{type:"string"},schema:pe.properties.title.type,parentSchema:pe.properties.title,data:r};e===null?e=[t]:e.push(t),a++}}if(s.status!==
void 0){let r=s.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"integer"},schema:pe.properties.status.type,parentSchema:pe.properties.status,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)){if(r>599||isNaN(r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,
parentSchema:pe.properties.status,data:r};e===null?e=[t]:e.push(t),a++}if(r<400||isNaN(r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/minim\
um",keyword:"minimum",params:{comparison:">=",limit:400},schema:400,parentSchema:pe.properties.status,data:r};e===null?e=[t]:e.push(t),a++}}}if(s.detail!==void 0){
let r=s.detail;if(typeof r!="string"){let t={instancePath:p+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},schema:pe.properties.
detail.type,parentSchema:pe.properties.detail,data:r};e===null?e=[t]:e.push(t),a++}}if(s.code!==void 0&&(Yt(s.code,{instancePath:p+"/code",parentData:s,parentDataProperty:"\
code",rootData:m,dynamicAnchors:c})||(e=e===null?Yt.errors:S(e,Yt.errors),a=e.length)),s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)Jt(r[i],{instancePath:p+"/errors/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Jt.errors:S(e,Jt.errors),a=e.length)}else{
let t={instancePath:p+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},schema:pe.properties.errors.type,parentSchema:pe.properties.
errors,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:pe.type,parentSchema:pe,
data:s};e===null?e=[r]:e.push(r),a++}return ta.errors=e,a===0}ta.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var tn=sa,he={type:"object",additionalProperties:!1,
properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{
type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{
$ref:"standin://flat/schemas#/$defs/CreatorUpdate"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/CollectionOfUploadUpdate"}}}},
fe={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},
focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPointUpdate"}}}},Ye={type:"object",additionalProperties:!1,required:["x","y"],properties:{
x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function ht(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=ht.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},schema:Ye.required,parentSchema:Ye,data:s};e===null?e=[r]:e.push(r),a++}if(s.
y===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},schema:Ye.required,parentSchema:Ye,data:s};e===null?e=
[r]:e.push(r),a++}for(let r in s)if(!(r==="x"||r==="y")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Ye,data:s};e===null?e=[t]:e.push(t),a++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+
"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Ye.properties.x,data:r};e===null?e=[t]:e.push(
t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Ye.
properties.x,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:Ye.
properties.x.type,parentSchema:Ye.properties.x,data:r};e===null?e=[t]:e.push(t),a++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(
r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Ye.properties.y,data:r};
e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:Ye.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{
type:"number"},schema:Ye.properties.y.type,parentSchema:Ye.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Ye.type,parentSchema:Ye,data:s};e===null?e=[r]:e.push(r),a++}return ht.errors=e,a===0}ht.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Xt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Xt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="\
focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:fe,
data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties\
/title/type",keyword:"type",params:{type:fe.properties.title.type},schema:fe.properties.title.type,parentSchema:fe.properties.title,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:fe.
properties.alt.type},schema:fe.properties.alt.type,parentSchema:fe.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"obj\
ect"},schema:fe.properties.custom_data.type,parentSchema:fe.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,
i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;ht(t,{instancePath:p+"/focal_poin\
t",parentData:s,parentDataProperty:"focal_point",rootData:m,dynamicAnchors:c})||(e=e===null?ht.errors:S(e,ht.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+
"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:fe.properties.focal_point.if,parentSchema:fe.properties.
focal_point,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:fe.type,parentSchema:fe,
data:s};e===null?e=[t]:e.push(t),a++}return Xt.errors=e,a===0}Xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wr={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{$ref:"standin://flat/schemas#/$defs/CreatorType"},id:{type:"string"}}};function es(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=es.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Wr.required,parentSchema:Wr,
data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Wr.
required,parentSchema:Wr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Wr,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0&&(Ir(s.type,{instancePath:p+
"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=e===null?Ir.errors:S(e,Ir.errors),a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!=
"string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Wr.properties.id.type,parentSchema:Wr.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Wr.type,parentSchema:Wr,data:s};
e===null?e=[r]:e.push(r),a++}return es.errors=e,a===0}es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gr={type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function rs(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=rs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:gr.required,parentSchema:gr,
data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:gr.
required,parentSchema:gr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:gr,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;
if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:gr.properties.type.type,parentSchema:gr.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:gr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){
let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:gr.properties.id.type,
parentSchema:gr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:gr.
type,parentSchema:gr,data:s};e===null?e=[r]:e.push(r),a++}return rs.errors=e,a===0}rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function sa(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=sa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!be.call(he.properties,t)){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:he,data:s};e===null?e=[i]:e.push(i),a++}if(s.path!==void 0){let t=s.path;if(typeof t!=
"string"){let i={instancePath:p+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},schema:he.properties.path.type,parentSchema:he.
properties.path,data:t};e===null?e=[i]:e.push(i),a++}}if(s.basename!==void 0){let t=s.basename;if(typeof t!="string"){let i={instancePath:p+"/basename",schemaPath:"\
#/properties/basename/type",keyword:"type",params:{type:"string"},schema:he.properties.basename.type,parentSchema:he.properties.basename,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.copyright!==void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/copyright",schemaPath:"#/properties/copyright\
/type",keyword:"type",params:{type:he.properties.copyright.type},schema:he.properties.copyright.type,parentSchema:he.properties.copyright,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"\
type",params:{type:he.properties.author.type},schema:he.properties.author.type,parentSchema:he.properties.author,data:t};e===null?e=[i]:e.push(i),a++}}if(s.notes!==
void 0){let t=s.notes;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:he.properties.
notes.type},schema:he.properties.notes.type,parentSchema:he.properties.notes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.tags!==void 0){let t=s.tags;if(Array.isArray(
t)){let i=t.length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:he.properties.tags.items.type,parentSchema:he.properties.tags.items,data:d};e===null?e=[l]:e.push(l),a++}}}else{let i={instancePath:p+
"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},schema:he.properties.tags.type,parentSchema:he.properties.tags,data:t};e===null?
e=[i]:e.push(i),a++}}if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t)Xt(t[i],{instancePath:p+
"/default_field_metadata/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Xt.errors:S(e,Xt.
errors),a=e.length);else{let i={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"obje\
ct"},schema:he.properties.default_field_metadata.type,parentSchema:he.properties.default_field_metadata,data:t};e===null?e=[i]:e.push(i),a++}}if(s.creator!==void 0&&
(es(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:m,dynamicAnchors:c})||(e=e===null?es.errors:S(e,es.errors),a=e.length)),
s.upload_collection!==void 0){let t=s.upload_collection,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=
i:e=null),!r){let l=a;rs(t,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?rs.
errors:S(e,rs.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",
params:{failingKeyword:"else"},schema:he.properties.upload_collection.if,parentSchema:he.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),a++}}}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:he.type,parentSchema:he,data:s};e===null?e=[t]:e.push(t),a++}return sa.errors=
e,a===0}sa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var sn=ia,X={type:"object",additionalProperties:!1,required:["path"],properties:{id:{type:"strin\
g",pattern:"^[A-Za-z0-9_-]{22}$"},path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:[
"string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/Fiel\
dMetadataCreate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCo\
llectionReference"}}}},Xs=new RegExp("^[A-Za-z0-9_-]{22}$","u"),mr={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:[
"string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}}}};function ts(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ts.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:mr,data:s};e===null?e=[i]:e.push(i),a++}
if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:mr.
properties.title.type},schema:mr.properties.title.type,parentSchema:mr.properties.title,data:t};e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!=
"string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:mr.properties.alt.type},schema:mr.properties.alt.
type,parentSchema:mr.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:mr.properties.custom_data.type,
parentSchema:mr.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let l={};e===
null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;ft(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"foc\
al_point",rootData:m,dynamicAnchors:c})||(e=e===null?ft.errors:S(e,ft.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"\
#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:mr.properties.focal_point.if,parentSchema:mr.properties.focal_point,data:t};e===
null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:mr.type,parentSchema:mr,data:s};e===null?
e=[t]:e.push(t),a++}return ts.errors=e,a===0}ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ia(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ia.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.path===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},schema:X.required,parentSchema:X,
data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!be.call(X.properties,t)){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},schema:!1,parentSchema:X,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!Xs.
test(t)){let i={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",
parentSchema:X.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:X.properties.id.type,parentSchema:X.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.path!==void 0){let t=s.path;if(typeof t!="string"){
let i={instancePath:p+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},schema:X.properties.path.type,parentSchema:X.properties.
path,data:t};e===null?e=[i]:e.push(i),a++}}if(s.basename!==void 0){let t=s.basename;if(typeof t!="string"){let i={instancePath:p+"/basename",schemaPath:"#/prope\
rties/basename/type",keyword:"type",params:{type:"string"},schema:X.properties.basename.type,parentSchema:X.properties.basename,data:t};e===null?e=[i]:e.push(i),
a++}}if(s.copyright!==void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"\
type",params:{type:X.properties.copyright.type},schema:X.properties.copyright.type,parentSchema:X.properties.copyright,data:t};e===null?e=[i]:e.push(i),a++}}if(s.
author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:X.
properties.author.type},schema:X.properties.author.type,parentSchema:X.properties.author,data:t};e===null?e=[i]:e.push(i),a++}}if(s.notes!==void 0){let t=s.notes;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:X.properties.notes.type},schema:X.
properties.notes.type,parentSchema:X.properties.notes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.tags!==void 0){let t=s.tags;if(Array.isArray(t)){let i=t.length;
for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"s\
tring"},schema:X.properties.tags.items.type,parentSchema:X.properties.tags.items,data:d};e===null?e=[l]:e.push(l),a++}}}else{let i={instancePath:p+"/tags",schemaPath:"\
#/properties/tags/type",keyword:"type",params:{type:"array"},schema:X.properties.tags.type,parentSchema:X.properties.tags,data:t};e===null?e=[i]:e.push(i),a++}}
if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t)ts(t[i],{instancePath:p+"/defaul\
t_field_metadata/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?ts.errors:S(e,ts.errors),
a=e.length);else{let i={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:X.
properties.default_field_metadata.type,parentSchema:X.properties.default_field_metadata,data:t};e===null?e=[i]:e.push(i),a++}}if(s.creator!==void 0&&(er(s.creator,
{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:m,dynamicAnchors:c})||(e=e===null?er.errors:S(e,er.errors),a=e.length)),s.upload_collection!==
void 0){let t=s.upload_collection,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;
ee(t,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:S(e,ee.errors),
a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"\
else"},schema:X.properties.upload_collection.if,parentSchema:X.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:X.type,parentSchema:X,data:s};e===null?e=[t]:e.push(t),a++}return ia.errors=e,a===0}ia.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var an=aa,Zr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standi\
n://flat/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},zt={type:"object",additionalProperties:!1,required:["total_count"],properties:{
total_count:{type:"integer",minimum:0}}};function re(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},schema:zt.required,parentSchema:zt,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(r!=="total_count"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:zt,data:s};e===null?e=[t]:e.push(t),a++}if(s.total_count!==void 0){let r=s.total_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:p+"/total_count",schemaPath:"#/properties/total_count/type",keyword:"type",params:{type:"integer"},schema:zt.properties.total_count.type,
parentSchema:zt.properties.total_count,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/total_c\
ount",schemaPath:"#/properties/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:zt.properties.total_count,data:r};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:zt.type,parentSchema:zt,data:s};e===null?
e=[r]:e.push(r),a++}return re.errors=e,a===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function aa(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=aa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Zr.required,parentSchema:Zr,
data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Zr.
required,parentSchema:Zr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Zr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Lr(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===
null?Lr.errors:S(e,Lr.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Zr.
properties.data.type,parentSchema:Zr.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:S(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Zr.type,parentSchema:Zr,data:s};e===null?e=[r]:e.push(r),a++}return aa.errors=e,a===0}aa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pn=pa,
j={type:"object",additionalProperties:!1,required:["id","type","name","domain","google_maps_api_token","imgix_host","internal_domain","locales","timezone","no_i\
ndex","favicon","last_data_change_at","require_2fa","ip_tracking_enabled","force_use_of_sandbox_environments","assets_cdn_default_settings","theme","global_seo",
"account","owner","item_types","meta"],properties:{id:{type:"string"},type:{type:"string",const:"site"},name:{type:"string"},domain:{type:["string","null"]},google_maps_api_token:{
type:["string","null"]},imgix_host:{type:["string","null"]},internal_domain:{type:["string","null"]},locales:{type:"array",items:{type:"string"}},timezone:{type:"\
string"},no_index:{type:"boolean"},favicon:{type:["string","null"]},last_data_change_at:{type:["string","null"],format:"date-time"},require_2fa:{type:"boolean"},
ip_tracking_enabled:{type:"boolean"},force_use_of_sandbox_environments:{type:"boolean"},assets_cdn_default_settings:{type:"object",additionalProperties:!0},theme:{
type:"object",additionalProperties:!0},global_seo:{type:["object","null"],additionalProperties:!0},account:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/Creator"}},owner:{$ref:"standin://flat/schemas#/$defs/Creator"},item_types:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookPayloadEntity"}},
meta:{$ref:"standin://flat/schemas#/$defs/SiteMeta"}}},Re={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"\
string"},attributes:{type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0},meta:{type:"object",additionalProperties:!0}}};
function _t(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=_t.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:Re.required,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:Re.required,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
id"||r==="type"||r==="attributes"||r==="relationships"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:Re,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"\
/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Re.properties.id.type,parentSchema:Re.properties.id,data:r};e===null?e=[t]:e.
push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},schema:Re.properties.type.type,parentSchema:Re.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:Re.
properties.attributes.type,parentSchema:Re.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==void 0){let r=s.relationships;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},
schema:Re.properties.relationships.type,parentSchema:Re.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}}if(s.meta!==void 0){let r=s.meta;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type:"object"},schema:Re.properties.
meta.type,parentSchema:Re.properties.meta,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},schema:Re.type,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),a++}return _t.errors=e,a===0}_t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var N={
type:"object",additionalProperties:!1,required:["created_at","draft_mode_default","improved_timezone_management","improved_hex_management","improved_gql_multilo\
cale_fields","improved_gql_visibility_control","improved_boolean_fields","improved_validation_at_publishing","improved_exposure_of_inline_blocks_in_cda","improv\
ed_items_listing","milliseconds_in_datetime","non_localized_focal_points","allow_custom_theme"],properties:{created_at:{type:"string",format:"date-time"},draft_mode_default:{
type:"boolean"},improved_timezone_management:{type:"boolean"},improved_hex_management:{type:"boolean"},improved_gql_multilocale_fields:{type:"boolean"},improved_gql_visibility_control:{
type:"boolean"},improved_boolean_fields:{type:"boolean"},improved_validation_at_publishing:{type:"boolean"},improved_exposure_of_inline_blocks_in_cda:{type:"boo\
lean"},improved_items_listing:{type:"boolean"},milliseconds_in_datetime:{type:"boolean"},non_localized_focal_points:{type:"boolean"},allow_custom_theme:{type:"b\
oolean"}}};function ss(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ss.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"created_at"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.draft_mode_default===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"draft_mode_default"},schema:N.required,parentSchema:N,data:s};e===null?
e=[r]:e.push(r),a++}if(s.improved_timezone_management===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improv\
ed_timezone_management"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_hex_management===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"improved_hex_management"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_gql_multilocale_fields===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_gql_multilocale_fields"},schema:N.required,parentSchema:N,
data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_gql_visibility_control===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
improved_gql_visibility_control"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_boolean_fields===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_boolean_fields"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),
a++}if(s.improved_validation_at_publishing===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_validati\
on_at_publishing"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_exposure_of_inline_blocks_in_cda===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_exposure_of_inline_blocks_in_cda"},schema:N.required,parentSchema:N,data:s};e===null?
e=[r]:e.push(r),a++}if(s.improved_items_listing===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_ite\
ms_listing"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.milliseconds_in_datetime===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"milliseconds_in_datetime"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.non_localized_focal_points===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"non_localized_focal_points"},schema:N.required,parentSchema:N,
data:s};e===null?e=[r]:e.push(r),a++}if(s.allow_custom_theme===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
allow_custom_theme"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!be.call(N.properties,r)){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:N,data:s};e===null?e=[t]:e.push(t),a++}if(s.created_at!==
void 0){let r=s.created_at;if(typeof r=="string"){if(!Y.test(r)){let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",
params:{format:"date-time"},schema:"date-time",parentSchema:N.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/created_a\
t",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},schema:N.properties.created_at.type,parentSchema:N.properties.created_at,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.draft_mode_default!==void 0){let r=s.draft_mode_default;if(typeof r!="boolean"){let t={instancePath:p+"/draft_mode_default",schemaPath:"\
#/properties/draft_mode_default/type",keyword:"type",params:{type:"boolean"},schema:N.properties.draft_mode_default.type,parentSchema:N.properties.draft_mode_default,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_timezone_management!==void 0){let r=s.improved_timezone_management;if(typeof r!="boolean"){let t={instancePath:p+
"/improved_timezone_management",schemaPath:"#/properties/improved_timezone_management/type",keyword:"type",params:{type:"boolean"},schema:N.properties.improved_timezone_management.
type,parentSchema:N.properties.improved_timezone_management,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_hex_management!==void 0){let r=s.improved_hex_management;
if(typeof r!="boolean"){let t={instancePath:p+"/improved_hex_management",schemaPath:"#/properties/improved_hex_management/type",keyword:"type",params:{type:"boo\
lean"},schema:N.properties.improved_hex_management.type,parentSchema:N.properties.improved_hex_management,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_gql_multilocale_fields!==
void 0){let r=s.improved_gql_multilocale_fields;if(typeof r!="boolean"){let t={instancePath:p+"/improved_gql_multilocale_fields",schemaPath:"#/properties/improv\
ed_gql_multilocale_fields/type",keyword:"type",params:{type:"boolean"},schema:N.properties.improved_gql_multilocale_fields.type,parentSchema:N.properties.improved_gql_multilocale_fields,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_gql_visibility_control!==void 0){let r=s.improved_gql_visibility_control;if(typeof r!="boolean"){let t={instancePath:p+
"/improved_gql_visibility_control",schemaPath:"#/properties/improved_gql_visibility_control/type",keyword:"type",params:{type:"boolean"},schema:N.properties.improved_gql_visibility_control.
type,parentSchema:N.properties.improved_gql_visibility_control,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_boolean_fields!==void 0){let r=s.improved_boolean_fields;
if(typeof r!="boolean"){let t={instancePath:p+"/improved_boolean_fields",schemaPath:"#/properties/improved_boolean_fields/type",keyword:"type",params:{type:"boo\
lean"},schema:N.properties.improved_boolean_fields.type,parentSchema:N.properties.improved_boolean_fields,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_validation_at_publishing!==
void 0){let r=s.improved_validation_at_publishing;if(typeof r!="boolean"){let t={instancePath:p+"/improved_validation_at_publishing",schemaPath:"#/properties/im\
proved_validation_at_publishing/type",keyword:"type",params:{type:"boolean"},schema:N.properties.improved_validation_at_publishing.type,parentSchema:N.properties.
improved_validation_at_publishing,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_exposure_of_inline_blocks_in_cda!==void 0){let r=s.improved_exposure_of_inline_blocks_in_cda;
if(typeof r!="boolean"){let t={instancePath:p+"/improved_exposure_of_inline_blocks_in_cda",schemaPath:"#/properties/improved_exposure_of_inline_blocks_in_cda/ty\
pe",keyword:"type",params:{type:"boolean"},schema:N.properties.improved_exposure_of_inline_blocks_in_cda.type,parentSchema:N.properties.improved_exposure_of_inline_blocks_in_cda,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_items_listing!==void 0){let r=s.improved_items_listing;if(typeof r!="boolean"){let t={instancePath:p+"/impro\
ved_items_listing",schemaPath:"#/properties/improved_items_listing/type",keyword:"type",params:{type:"boolean"},schema:N.properties.improved_items_listing.type,
parentSchema:N.properties.improved_items_listing,data:r};e===null?e=[t]:e.push(t),a++}}if(s.milliseconds_in_datetime!==void 0){let r=s.milliseconds_in_datetime;
if(typeof r!="boolean"){let t={instancePath:p+"/milliseconds_in_datetime",schemaPath:"#/properties/milliseconds_in_datetime/type",keyword:"type",params:{type:"b\
oolean"},schema:N.properties.milliseconds_in_datetime.type,parentSchema:N.properties.milliseconds_in_datetime,data:r};e===null?e=[t]:e.push(t),a++}}if(s.non_localized_focal_points!==
void 0){let r=s.non_localized_focal_points;if(typeof r!="boolean"){let t={instancePath:p+"/non_localized_focal_points",schemaPath:"#/properties/non_localized_fo\
cal_points/type",keyword:"type",params:{type:"boolean"},schema:N.properties.non_localized_focal_points.type,parentSchema:N.properties.non_localized_focal_points,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.allow_custom_theme!==void 0){let r=s.allow_custom_theme;if(typeof r!="boolean"){let t={instancePath:p+"/allow_custom_\
theme",schemaPath:"#/properties/allow_custom_theme/type",keyword:"type",params:{type:"boolean"},schema:N.properties.allow_custom_theme.type,parentSchema:N.properties.
allow_custom_theme,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:N.type,parentSchema:N,
data:s};e===null?e=[r]:e.push(r),a++}return ss.errors=e,a===0}ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pa(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=pa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.name===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.domain===void 0){let t={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"domain"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.google_maps_api_token===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"google_maps_api_token"},schema:j.required,parentSchema:j,data:s};
e===null?e=[t]:e.push(t),a++}if(s.imgix_host===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"imgix_host"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.internal_domain===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"internal_domain"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.locales===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"locales"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.timezone===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timezone"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(
t),a++}if(s.no_index===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"no_index"},schema:j.required,parentSchema:j,
data:s};e===null?e=[t]:e.push(t),a++}if(s.favicon===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"favicon"},
schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.last_data_change_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"last_data_change_at"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.require_2fa===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"require_2fa"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(
t),a++}if(s.ip_tracking_enabled===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ip_tracking_enabled"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.force_use_of_sandbox_environments===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"force_use_of_sandbox_environments"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.assets_cdn_default_settings===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"assets_cdn_default_settings"},schema:j.required,parentSchema:j,
data:s};e===null?e=[t]:e.push(t),a++}if(s.theme===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"theme"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.global_seo===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"global_seo"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.account===void 0){let t={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"account"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}if(s.owner===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"owner"},schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}
if(s.item_types===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"item_types"},schema:j.required,parentSchema:j,
data:s};e===null?e=[t]:e.push(t),a++}if(s.meta===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:j.
required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!be.call(j.properties,t)){let i={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:j,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!=
"string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:j.properties.id.type,parentSchema:j.properties.
id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:j.properties.type.type,parentSchema:j.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="site"){let i={
instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"site"},schema:"site",parentSchema:j.properties.type,data:t};e===
null?e=[i]:e.push(i),a++}}if(s.name!==void 0){let t=s.name;if(typeof t!="string"){let i={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"typ\
e",params:{type:"string"},schema:j.properties.name.type,parentSchema:j.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(s.domain!==void 0){let t=s.domain;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:j.properties.domain.type},schema:j.
properties.domain.type,parentSchema:j.properties.domain,data:t};e===null?e=[i]:e.push(i),a++}}if(s.google_maps_api_token!==void 0){let t=s.google_maps_api_token;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/google_maps_api_token",schemaPath:"#/properties/google_maps_api_token/type",keyword:"type",params:{type:j.
properties.google_maps_api_token.type},schema:j.properties.google_maps_api_token.type,parentSchema:j.properties.google_maps_api_token,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.imgix_host!==void 0){let t=s.imgix_host;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/imgix_host",schemaPath:"#/properties/imgix_host/ty\
pe",keyword:"type",params:{type:j.properties.imgix_host.type},schema:j.properties.imgix_host.type,parentSchema:j.properties.imgix_host,data:t};e===null?e=[i]:e.
push(i),a++}}if(s.internal_domain!==void 0){let t=s.internal_domain;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/internal_domain",schemaPath:"#/prop\
erties/internal_domain/type",keyword:"type",params:{type:j.properties.internal_domain.type},schema:j.properties.internal_domain.type,parentSchema:j.properties.internal_domain,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.locales!==void 0){let t=s.locales;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="s\
tring"){let l={instancePath:p+"/locales/"+o,schemaPath:"#/properties/locales/items/type",keyword:"type",params:{type:"string"},schema:j.properties.locales.items.
type,parentSchema:j.properties.locales.items,data:d};e===null?e=[l]:e.push(l),a++}}}else{let i={instancePath:p+"/locales",schemaPath:"#/properties/locales/type",
keyword:"type",params:{type:"array"},schema:j.properties.locales.type,parentSchema:j.properties.locales,data:t};e===null?e=[i]:e.push(i),a++}}if(s.timezone!==void 0){
let t=s.timezone;if(typeof t!="string"){let i={instancePath:p+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type:"string"},schema:j.
properties.timezone.type,parentSchema:j.properties.timezone,data:t};e===null?e=[i]:e.push(i),a++}}if(s.no_index!==void 0){let t=s.no_index;if(typeof t!="boolean"){
let i={instancePath:p+"/no_index",schemaPath:"#/properties/no_index/type",keyword:"type",params:{type:"boolean"},schema:j.properties.no_index.type,parentSchema:j.
properties.no_index,data:t};e===null?e=[i]:e.push(i),a++}}if(s.favicon!==void 0){let t=s.favicon;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/favico\
n",schemaPath:"#/properties/favicon/type",keyword:"type",params:{type:j.properties.favicon.type},schema:j.properties.favicon.type,parentSchema:j.properties.favicon,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.last_data_change_at!==void 0){let t=s.last_data_change_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/la\
st_data_change_at",schemaPath:"#/properties/last_data_change_at/type",keyword:"type",params:{type:j.properties.last_data_change_at.type},schema:j.properties.last_data_change_at.
type,parentSchema:j.properties.last_data_change_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!Y.test(t)){let i={instancePath:p+"/last_data_cha\
nge_at",schemaPath:"#/properties/last_data_change_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:j.properties.last_data_change_at,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.require_2fa!==void 0){let t=s.require_2fa;if(typeof t!="boolean"){let i={instancePath:p+"/require_2fa",schemaPath:"#/\
properties/require_2fa/type",keyword:"type",params:{type:"boolean"},schema:j.properties.require_2fa.type,parentSchema:j.properties.require_2fa,data:t};e===null?
e=[i]:e.push(i),a++}}if(s.ip_tracking_enabled!==void 0){let t=s.ip_tracking_enabled;if(typeof t!="boolean"){let i={instancePath:p+"/ip_tracking_enabled",schemaPath:"\
#/properties/ip_tracking_enabled/type",keyword:"type",params:{type:"boolean"},schema:j.properties.ip_tracking_enabled.type,parentSchema:j.properties.ip_tracking_enabled,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.force_use_of_sandbox_environments!==void 0){let t=s.force_use_of_sandbox_environments;if(typeof t!="boolean"){let i={
instancePath:p+"/force_use_of_sandbox_environments",schemaPath:"#/properties/force_use_of_sandbox_environments/type",keyword:"type",params:{type:"boolean"},schema:j.
properties.force_use_of_sandbox_environments.type,parentSchema:j.properties.force_use_of_sandbox_environments,data:t};e===null?e=[i]:e.push(i),a++}}if(s.assets_cdn_default_settings!==
void 0){let t=s.assets_cdn_default_settings;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/assets_cdn_default_settings",schemaPath:"#/p\
roperties/assets_cdn_default_settings/type",keyword:"type",params:{type:"object"},schema:j.properties.assets_cdn_default_settings.type,parentSchema:j.properties.
assets_cdn_default_settings,data:t};e===null?e=[i]:e.push(i),a++}}if(s.theme!==void 0){let t=s.theme;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+
"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type:"object"},schema:j.properties.theme.type,parentSchema:j.properties.theme,data:t};e===null?
e=[i]:e.push(i),a++}}if(s.global_seo!==void 0){let t=s.global_seo;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let i={instancePath:p+"/global_seo",
schemaPath:"#/properties/global_seo/type",keyword:"type",params:{type:j.properties.global_seo.type},schema:j.properties.global_seo.type,parentSchema:j.properties.
global_seo,data:t};e===null?e=[i]:e.push(i),a++}}if(s.account!==void 0){let t=s.account,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===
a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;er(t,{instancePath:p+"/account",parentData:s,parentDataProperty:"account",rootData:m,dynamicAnchors:c})||(e=
e===null?er.errors:S(e,er.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/account",schemaPath:"#/properties/account/if",keyword:"if",params:{
failingKeyword:"else"},schema:j.properties.account.if,parentSchema:j.properties.account,data:t};e===null?e=[l]:e.push(l),a++}}if(s.owner!==void 0&&(er(s.owner,{
instancePath:p+"/owner",parentData:s,parentDataProperty:"owner",rootData:m,dynamicAnchors:c})||(e=e===null?er.errors:S(e,er.errors),a=e.length)),s.item_types!==
void 0){let t=s.item_types;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)_t(t[o],{instancePath:p+"/item_types/"+o,parentData:t,parentDataProperty:o,rootData:m,
dynamicAnchors:c})||(e=e===null?_t.errors:S(e,_t.errors),a=e.length)}else{let i={instancePath:p+"/item_types",schemaPath:"#/properties/item_types/type",keyword:"\
type",params:{type:"array"},schema:j.properties.item_types.type,parentSchema:j.properties.item_types,data:t};e===null?e=[i]:e.push(i),a++}}s.meta!==void 0&&(ss(
s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?ss.errors:S(e,ss.errors),a=e.length))}else{let t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:j.type,parentSchema:j,data:s};e===null?e=[t]:e.push(t),a++}return pa.errors=e,a===
0}pa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var on=oa,Hr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"a\
rray",items:{$ref:"standin://flat/schemas#/$defs/ProjectEnvironment"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},lr={type:"object",additionalProperties:!1,
required:["id","type","meta"],properties:{id:{type:"string"},type:{type:"string",const:"environment"},meta:{$ref:"standin://flat/schemas#/$defs/ProjectEnvironme\
ntMeta"}}},Z={type:"object",additionalProperties:!1,required:["status","read_only_mode","created_at","last_data_change_at","primary","forked_from"],properties:{
status:{type:"string",enum:["creating","ready","destroying"]},read_only_mode:{type:"boolean"},created_at:{type:"string",format:"date-time"},last_data_change_at:{
type:"string",format:"date-time"},primary:{type:"boolean"},forked_from:{type:["string","null"]}}};function is(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=is.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:Z.required,parentSchema:Z,
data:s};e===null?e=[r]:e.push(r),a++}if(s.read_only_mode===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rea\
d_only_mode"},schema:Z.required,parentSchema:Z,data:s};e===null?e=[r]:e.push(r),a++}if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"created_at"},schema:Z.required,parentSchema:Z,data:s};e===null?e=[r]:e.push(r),a++}if(s.last_data_change_at===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_data_change_at"},schema:Z.required,parentSchema:Z,data:s};e===null?e=[r]:
e.push(r),a++}if(s.primary===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"primary"},schema:Z.required,parentSchema:Z,
data:s};e===null?e=[r]:e.push(r),a++}if(s.forked_from===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"forked\
_from"},schema:Z.required,parentSchema:Z,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="status"||r==="read_only_mode"||r==="created_at"||r==="las\
t_data_change_at"||r==="primary"||r==="forked_from")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),a++}if(s.status!==void 0){let r=s.status;if(typeof r!="string"){let t={instancePath:p+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},schema:Z.properties.status.type,parentSchema:Z.properties.status,data:r};e===null?e=[t]:e.push(t),
a++}if(!(r==="creating"||r==="ready"||r==="destroying")){let t={instancePath:p+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Z.
properties.status.enum},schema:Z.properties.status.enum,parentSchema:Z.properties.status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.read_only_mode!==void 0){let r=s.
read_only_mode;if(typeof r!="boolean"){let t={instancePath:p+"/read_only_mode",schemaPath:"#/properties/read_only_mode/type",keyword:"type",params:{type:"boolea\
n"},schema:Z.properties.read_only_mode.type,parentSchema:Z.properties.read_only_mode,data:r};e===null?e=[t]:e.push(t),a++}}if(s.created_at!==void 0){let r=s.created_at;
if(typeof r=="string"){if(!Y.test(r)){let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},
schema:"date-time",parentSchema:Z.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/created_at",schemaPath:"#/properties/\
created_at/type",keyword:"type",params:{type:"string"},schema:Z.properties.created_at.type,parentSchema:Z.properties.created_at,data:r};e===null?e=[t]:e.push(t),
a++}}if(s.last_data_change_at!==void 0){let r=s.last_data_change_at;if(typeof r=="string"){if(!Y.test(r)){let t={instancePath:p+"/last_data_change_at",schemaPath:"\
#/properties/last_data_change_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Z.properties.last_data_change_at,data:r};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/last_data_change_at",schemaPath:"#/properties/last_data_change_at/type",keyword:"type",params:{type:"stri\
ng"},schema:Z.properties.last_data_change_at.type,parentSchema:Z.properties.last_data_change_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.primary!==void 0){let r=s.
primary;if(typeof r!="boolean"){let t={instancePath:p+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type:"boolean"},schema:Z.properties.
primary.type,parentSchema:Z.properties.primary,data:r};e===null?e=[t]:e.push(t),a++}}if(s.forked_from!==void 0){let r=s.forked_from;if(typeof r!="string"&&r!==null){
let t={instancePath:p+"/forked_from",schemaPath:"#/properties/forked_from/type",keyword:"type",params:{type:Z.properties.forked_from.type},schema:Z.properties.forked_from.
type,parentSchema:Z.properties.forked_from,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},schema:Z.type,parentSchema:Z,data:s};e===null?e=[r]:e.push(r),a++}return is.errors=e,a===0}is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function as(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=as.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:lr.required,parentSchema:lr,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:lr.required,parentSchema:lr,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"meta"},schema:lr.required,parentSchema:lr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||
r==="type"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:lr,
data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:lr.properties.id.type,parentSchema:lr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:lr.properties.type.type,parentSchema:lr.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="environment"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"environment"},schema:"environment",parentSchema:lr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(is(s.meta,{instancePath:p+
"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?is.errors:S(e,is.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:lr.type,parentSchema:lr,data:s};e===null?e=[r]:e.push(r),a++}return as.errors=e,a===0}as.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function oa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=oa.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Hr.required,parentSchema:Hr,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Hr.required,parentSchema:Hr,data:s};e===null?e=[r]:e.push(r),a++}
for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Hr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)as(r[i],
{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?as.errors:S(e,as.errors),a=e.length)}else{let t={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Hr.properties.data.type,parentSchema:Hr.properties.data,data:r};e===null?
e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:
S(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Hr.type,parentSchema:Hr,data:s};e===null?
e=[r]:e.push(r),a++}return oa.errors=e,a===0}oa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xp=na,Kr={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/BulkMeta"}}},cr={type:"\
object",additionalProperties:!1,required:["successful","failed"],properties:{successful:{type:"integer",minimum:0},failed:{type:"integer",minimum:0}}};function ps(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ps.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.successful===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
successful"},schema:cr.required,parentSchema:cr,data:s};e===null?e=[r]:e.push(r),a++}if(s.failed===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failed"},schema:cr.required,parentSchema:cr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="successful"||r==="f\
ailed")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:cr,data:s};
e===null?e=[t]:e.push(t),a++}if(s.successful!==void 0){let r=s.successful;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/succ\
essful",schemaPath:"#/properties/successful/type",keyword:"type",params:{type:"integer"},schema:cr.properties.successful.type,parentSchema:cr.properties.successful,
data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/successful",schemaPath:"#/properties/successfu\
l/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:cr.properties.successful,data:r};e===null?e=[t]:e.push(t),a++}}if(s.failed!==
void 0){let r=s.failed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/failed",schemaPath:"#/properties/failed/type",keyword:"\
type",params:{type:"integer"},schema:cr.properties.failed.type,parentSchema:cr.properties.failed,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){let t={instancePath:p+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:cr.
properties.failed,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:cr.type,parentSchema:cr,
data:s};e===null?e=[r]:e.push(r),a++}return ps.errors=e,a===0}ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function na(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=na.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Kr.
required,parentSchema:Kr,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},schema:Kr.required,parentSchema:Kr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Kr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Lr(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?Lr.errors:S(e,Lr.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Kr.
properties.data.type,parentSchema:Kr.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(ps(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?ps.errors:S(e,ps.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Kr.type,parentSchema:Kr,data:s};e===null?e=[r]:e.push(r),a++}return na.errors=e,a===0}na.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nn=la,
yr={type:"object",additionalProperties:!1,required:["tags","uploads"],properties:{tags:{type:"array",items:{type:"string"}},uploads:{type:"array",items:{$ref:"s\
tandin://flat/schemas#/$defs/UploadReference"}}}},kr={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload"},
id:{type:"string"}}};function xr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=xr.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:kr.required,parentSchema:kr,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:kr.required,parentSchema:kr,data:s};e===null?e=[r]:e.push(r),a++}
for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:kr,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:kr.properties.type.type,parentSchema:kr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}
if(r!=="upload"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:kr.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/i\
d/type",keyword:"type",params:{type:"string"},schema:kr.properties.id.type,parentSchema:kr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:kr.type,parentSchema:kr,data:s};e===null?e=[r]:e.push(r),a++}return xr.errors=e,a===0}xr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function la(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=la.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.tags===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},schema:yr.required,parentSchema:yr,data:s};e===null?e=[r]:e.push(r),a++}if(s.uploads===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uploads"},schema:yr.required,parentSchema:yr,data:s};e===null?
e=[r]:e.push(r),a++}for(let r in s)if(!(r==="tags"||r==="uploads")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:yr,data:s};e===null?e=[t]:e.push(t),a++}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++){let o=r[i];if(typeof o!="string"){let d={instancePath:p+"/tags/"+i,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:yr.
properties.tags.items.type,parentSchema:yr.properties.tags.items,data:o};e===null?e=[d]:e.push(d),a++}}}else{let t={instancePath:p+"/tags",schemaPath:"#/propert\
ies/tags/type",keyword:"type",params:{type:"array"},schema:yr.properties.tags.type,parentSchema:yr.properties.tags,data:r};e===null?e=[t]:e.push(t),a++}}if(s.uploads!==
void 0){let r=s.uploads;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)xr(r[i],{instancePath:p+"/uploads/"+i,parentData:r,parentDataProperty:i,rootData:m,
dynamicAnchors:c})||(e=e===null?xr.errors:S(e,xr.errors),a=e.length)}else{let t={instancePath:p+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",
params:{type:"array"},schema:yr.properties.uploads.type,parentSchema:yr.properties.uploads,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:yr.type,parentSchema:yr,data:s};e===null?e=[r]:e.push(r),a++}return la.errors=e,a===0}la.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ln=da,Or={type:"object",additionalProperties:!1,required:["upload_collection","uploads"],properties:{upload_collection:{if:{
type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},uploads:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadRefer\
ence"}}}};function da(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=da.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.upload_collection===void 0){let t={instancePath:p,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"upload_collection"},schema:Or.required,parentSchema:Or,data:s};e===null?e=[t]:e.push(t),a++}if(s.uploads===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uploads"},schema:Or.required,parentSchema:Or,data:s};e===null?
e=[t]:e.push(t),a++}for(let t in s)if(!(t==="upload_collection"||t==="uploads")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},schema:!1,parentSchema:Or,data:s};e===null?e=[i]:e.push(i),a++}if(s.upload_collection!==void 0){let t=s.upload_collection,
i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;ee(t,{instancePath:p+"/upload_col\
lection",parentData:s,parentDataProperty:"upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:S(e,ee.errors),a=e.length);var r=l===a;o=r}if(!o){
let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:Or.properties.upload_collection.
if,parentSchema:Or.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),a++}}if(s.uploads!==void 0){let t=s.uploads;if(Array.isArray(t)){let i=t.length;
for(let o=0;o<i;o++)xr(t[o],{instancePath:p+"/uploads/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?xr.errors:S(e,xr.errors),
a=e.length)}else{let i={instancePath:p+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"array"},schema:Or.properties.uploads.type,
parentSchema:Or.properties.uploads,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Or.
type,parentSchema:Or,data:s};e===null?e=[t]:e.push(t),a++}return da.errors=e,a===0}da.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dn=ua,Rt={type:"o\
bject",additionalProperties:!1,required:["uploads"],properties:{uploads:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadReference"}}}};function ua(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ua.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.uploads===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
uploads"},schema:Rt.required,parentSchema:Rt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="uploads"){let t={instancePath:p,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Rt,data:s};e===null?e=[t]:e.push(t),a++}if(s.uploads!==void 0){
let r=s.uploads;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)xr(r[i],{instancePath:p+"/uploads/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?xr.errors:S(e,xr.errors),a=e.length)}else{let t={instancePath:p+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"array"},
schema:Rt.properties.uploads.type,parentSchema:Rt.properties.uploads,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Rt.type,parentSchema:Rt,data:s};e===null?e=[r]:e.push(r),a++}return ua.errors=e,a===0}ua.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var un=ma,Gr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas\
#/$defs/WebhookPayloadEntity"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function ma(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=ma.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Gr.required,parentSchema:Gr,data:s};
e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Gr.required,
parentSchema:Gr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Gr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)_t(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?_t.errors:
S(e,_t.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Gr.properties.data.
type,parentSchema:Gr.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:S(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Gr.type,parentSchema:Gr,data:s};e===null?e=[r]:e.push(r),a++}return ma.errors=e,a===0}ma.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mn=ca,
Yr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadTag"}},meta:{
$ref:"standin://flat/schemas#/$defs/ListMeta"}}},G={type:"object",additionalProperties:!1,required:["id","type","name"],properties:{id:{type:"string"},type:{type:"\
string",const:"upload_tag"},name:{type:"string"}}};function os(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=os.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:G.required,parentSchema:G,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:G.required,parentSchema:G,data:s};e===null?e=[r]:e.push(
r),a++}if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},schema:G.required,parentSchema:G,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="name")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:r},schema:!1,parentSchema:G,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:G.properties.id.type,parentSchema:G.properties.id,data:r};e===
null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"typ\
e",params:{type:"string"},schema:G.properties.type.type,parentSchema:G.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_tag"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_tag"},schema:"upload_tag",parentSchema:G.properties.type,data:r};e===null?
e=[t]:e.push(t),a++}}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},schema:G.properties.name.type,parentSchema:G.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:G.type,parentSchema:G,data:s};e===null?e=[r]:e.push(r),a++}return os.errors=e,a===0}os.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ca(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ca.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},schema:Yr.required,parentSchema:Yr,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},schema:Yr.required,parentSchema:Yr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Yr,
data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)os(r[i],{instancePath:p+"/data/"+i,
parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?os.errors:S(e,os.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},schema:Yr.properties.data.type,parentSchema:Yr.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}
s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:S(e,re.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Yr.type,parentSchema:Yr,data:s};e===null?e=[r]:e.push(r),
a++}return ca.errors=e,a===0}ca.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cn=ya;function ya(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ya.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:G.required,parentSchema:G,
data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:G.
required,parentSchema:G,data:s};e===null?e=[r]:e.push(r),a++}if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},schema:G.required,parentSchema:G,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="name")){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:G,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){
let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:G.properties.id.type,
parentSchema:G.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:G.properties.type.type,parentSchema:G.properties.type,data:r};e===null?e=[t]:e.push(t),a++}
if(r!=="upload_tag"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_tag"},schema:"upload_tag",parentSchema:G.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/proper\
ties/name/type",keyword:"type",params:{type:"string"},schema:G.properties.name.type,parentSchema:G.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:G.type,parentSchema:G,data:s};e===null?e=[r]:e.push(r),a++}return ya.errors=e,a===
0}ya.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yn=fa,Lt={type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}};
function fa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=fa.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"name"},schema:Lt.required,parentSchema:Lt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="name"){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Lt,data:s};e===null?e=[t]:e.push(t),a++}
if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},
schema:Lt.properties.name.type,parentSchema:Lt.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},schema:Lt.type,parentSchema:Lt,data:s};e===null?e=[r]:e.push(r),a++}return fa.errors=e,a===0}fa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var fn=ha,Qr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadSma\
rtTag"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},Ke={type:"object",additionalProperties:!1,required:["id","type","name"],properties:{id:{type:"st\
ring"},type:{type:"string",const:"upload_smart_tag"},name:{type:"string"}}};function ns(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=ns.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Ke.required,parentSchema:Ke,data:s};e===null?e=[r]:e.push(r),a++}
if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Ke.required,parentSchema:Ke,data:s};
e===null?e=[r]:e.push(r),a++}if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},schema:Ke.required,
parentSchema:Ke,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="name")){let t={instancePath:p,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ke,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!=
"string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Ke.properties.id.type,parentSchema:Ke.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:Ke.properties.type.type,parentSchema:Ke.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_smar\
t_tag"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_smart_tag"},schema:"upload_smart_tag",parentSchema:Ke.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/proper\
ties/name/type",keyword:"type",params:{type:"string"},schema:Ke.properties.name.type,parentSchema:Ke.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ke.type,parentSchema:Ke,data:s};e===null?e=[r]:e.push(r),a++}return ns.errors=
e,a===0}ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ha(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=ha.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Qr.required,parentSchema:Qr,data:s};e===null?e=[r]:e.push(
r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Qr.required,parentSchema:Qr,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:Qr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)ns(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?ns.errors:S(e,ns.errors),a=e.
length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Qr.properties.data.type,parentSchema:Qr.
properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||
(e=e===null?re.errors:S(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Qr.type,parentSchema:Qr,
data:s};e===null?e=[r]:e.push(r),a++}return ha.errors=e,a===0}ha.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ki=Wt,Pe={type:"object",additionalProperties:!1,
required:["id","type","name","filter","shared"],properties:{id:{type:"string"},type:{type:"string",const:"upload_filter"},name:{type:"string"},filter:{type:"obj\
ect",additionalProperties:!0},shared:{type:"boolean"}}};function Wt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Wt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Pe.required,parentSchema:Pe,data:s};e===null?e=[r]:e.push(r),a++}
if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Pe.required,parentSchema:Pe,data:s};
e===null?e=[r]:e.push(r),a++}if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},schema:Pe.required,
parentSchema:Pe,data:s};e===null?e=[r]:e.push(r),a++}if(s.filter===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
filter"},schema:Pe.required,parentSchema:Pe,data:s};e===null?e=[r]:e.push(r),a++}if(s.shared===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"shared"},schema:Pe.required,parentSchema:Pe,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r===
"name"||r==="filter"||r==="shared")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:Pe,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"string"},schema:Pe.properties.id.type,parentSchema:Pe.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){
let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Pe.properties.
type.type,parentSchema:Pe.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_filter"){let t={instancePath:p+"/type",schemaPath:"#/properties/ty\
pe/const",keyword:"const",params:{allowedValue:"upload_filter"},schema:"upload_filter",parentSchema:Pe.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:Pe.
properties.name.type,parentSchema:Pe.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.filter!==void 0){let r=s.filter;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){let t={instancePath:p+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type:"object"},schema:Pe.properties.filter.type,parentSchema:Pe.
properties.filter,data:r};e===null?e=[t]:e.push(t),a++}}if(s.shared!==void 0){let r=s.shared;if(typeof r!="boolean"){let t={instancePath:p+"/shared",schemaPath:"\
#/properties/shared/type",keyword:"type",params:{type:"boolean"},schema:Pe.properties.shared.type,parentSchema:Pe.properties.shared,data:r};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Pe.type,parentSchema:Pe,data:s};e===null?e=[r]:e.push(r),a++}
return Wt.errors=e,a===0}Wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hn=_a,Jr={type:"object",additionalProperties:!1,properties:{name:{type:"str\
ing"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}};function _a(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=_a.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r===
"name"||r==="filter"||r==="shared")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:Jr,data:s};e===null?e=[t]:e.push(t),a++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"},schema:Jr.properties.name.type,parentSchema:Jr.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.filter!==
void 0){let r=s.filter;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{
type:"object"},schema:Jr.properties.filter.type,parentSchema:Jr.properties.filter,data:r};e===null?e=[t]:e.push(t),a++}}if(s.shared!==void 0){let r=s.shared;if(typeof r!=
"boolean"){let t={instancePath:p+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type:"boolean"},schema:Jr.properties.shared.type,parentSchema:Jr.
properties.shared,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Jr.type,parentSchema:Jr,
data:s};e===null?e=[r]:e.push(r),a++}return _a.errors=e,a===0}_a.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _n=ba,Ue={type:"object",additionalProperties:!1,
required:["name","filter","shared"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},name:{type:"string"},filter:{type:"object",additionalProperties:!0},
shared:{type:"boolean"}}};function ba(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ba.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},schema:Ue.required,parentSchema:Ue,data:s};e===null?e=[r]:e.push(r),a++}if(s.filter===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filter"},schema:Ue.required,parentSchema:Ue,data:s};e===null?e=[r]:e.push(r),
a++}if(s.shared===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"shared"},schema:Ue.required,parentSchema:Ue,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="name"||r==="filter"||r==="shared")){let t={instancePath:p,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ue,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r==
"string"){if(!Xs.test(r)){let t={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-\
Za-z0-9_-]{22}$",parentSchema:Ue.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:Ue.properties.id.type,parentSchema:Ue.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.name!==void 0){let r=s.name;if(typeof r!=
"string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:Ue.properties.name.type,parentSchema:Ue.
properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.filter!==void 0){let r=s.filter;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+
"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type:"object"},schema:Ue.properties.filter.type,parentSchema:Ue.properties.filter,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.shared!==void 0){let r=s.shared;if(typeof r!="boolean"){let t={instancePath:p+"/shared",schemaPath:"#/properties/shared/type",
keyword:"type",params:{type:"boolean"},schema:Ue.properties.shared.type,parentSchema:Ue.properties.shared,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ue.type,parentSchema:Ue,data:s};e===null?e=[r]:e.push(r),a++}return ba.errors=e,a===0}ba.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var bn=Pa,Xr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"\
standin://flat/schemas#/$defs/UploadFilter"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Pa(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Pa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Xr.required,parentSchema:Xr,
data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Xr.
required,parentSchema:Xr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Xr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Wt(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===
null?Wt.errors:S(e,Wt.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Xr.
properties.data.type,parentSchema:Xr.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:S(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Xr.type,parentSchema:Xr,data:s};e===null?e=[r]:e.push(r),a++}return Pa.errors=e,a===0}Pa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pn=ga,
we={type:"object",additionalProperties:!1,required:["id","type","url","request_headers"],properties:{id:{type:"string"},type:{type:"string",const:"upload_reques\
t"},url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}};function ga(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ga.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:we.required,parentSchema:we,
data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:we.
required,parentSchema:we,data:s};e===null?e=[r]:e.push(r),a++}if(s.url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},schema:we.required,parentSchema:we,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"request_headers"},schema:we.required,parentSchema:we,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="\
type"||r==="url"||r==="request_headers")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:we,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/pro\
perties/id/type",keyword:"type",params:{type:"string"},schema:we.properties.id.type,parentSchema:we.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:we.properties.
type.type,parentSchema:we.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_request"){let t={instancePath:p+"/type",schemaPath:"#/properties/t\
ype/const",keyword:"const",params:{allowedValue:"upload_request"},schema:"upload_request",parentSchema:we.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(!Js(r)){let t={instancePath:p+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},schema:"uri",parentSchema:we.properties.url,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"},schema:we.properties.url.type,parentSchema:we.properties.url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){let r=s.
request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:we.properties.request_headers.
additionalProperties.type,parentSchema:we.properties.request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/req\
uest_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:we.properties.request_headers.type,parentSchema:we.properties.
request_headers,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:we.type,parentSchema:we,
data:s};e===null?e=[r]:e.push(r),a++}return ga.errors=e,a===0}ga.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gn=ka,Bt={type:"object",additionalProperties:!1,
properties:{filename:{type:"string"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function ka(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ka.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="filename"||t==="upload_collection")){let i={instancePath:p,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Bt,data:s};e===null?e=[i]:e.push(i),a++}if(s.filename!==void 0){
let t=s.filename;if(typeof t!="string"){let i={instancePath:p+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},schema:Bt.
properties.filename.type,parentSchema:Bt.properties.filename,data:t};e===null?e=[i]:e.push(i),a++}}if(s.upload_collection!==void 0){let t=s.upload_collection,i=a,
o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;ee(t,{instancePath:p+"/upload_collect\
ion",parentData:s,parentDataProperty:"upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:S(e,ee.errors),a=e.length);var r=l===a;o=r}if(!o){
let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:Bt.properties.upload_collection.
if,parentSchema:Bt.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Bt.type,parentSchema:Bt,data:s};e===null?e=[t]:e.push(t),a++}return ka.errors=e,a===0}ka.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gi=Zt,
x={type:"object",additionalProperties:!1,required:["id","type","name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled",
"payload_api_version","nested_items_in_payload","auto_retry"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},name:{type:"string"},url:{type:"\
string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/s\
chemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{
type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}},ke={type:"object",additionalProperties:!1,required:["entity_type","event_t\
ypes"],properties:{entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/EventType"}},
filters:{type:["array","null"],items:{$ref:"standin://flat/schemas#/$defs/WebhookEventFilter"}}}},li={type:"string",enum:["item","item_type","upload","build_tri\
gger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function rr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=rr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},schema:li.type,parentSchema:li,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="b\
uild_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:li.enum},schema:li.enum,parentSchema:li,data:s};e===null?e=[r]:e.push(r),a++}return rr.errors=e,a===0}rr.evaluated={dynamicProps:!1,dynamicItems:!1};
var di={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};
function tr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=tr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:di.type,parentSchema:di,
data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="create"||s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="de\
ploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:di.enum},schema:di.
enum,parentSchema:di,data:s};e===null?e=[r]:e.push(r),a++}return tr.errors=e,a===0}tr.evaluated={dynamicProps:!1,dynamicItems:!1};var Le={type:"object",additionalProperties:!1,
required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{
type:"array",minItems:1,items:{type:"string"}}}};function bt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=bt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:Le.required,parentSchema:Le,data:s};e===null?e=[r]:e.push(
r),a++}if(s.entity_ids===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_ids"},schema:Le.required,parentSchema:Le,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="entity_type"||r==="entity_ids")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Le,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==void 0){let r=s.entity_type;
if(typeof r!="string"){let t={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type:"string"},schema:Le.properties.
entity_type.type,parentSchema:Le.properties.entity_type,data:r};e===null?e=[t]:e.push(t),a++}if(!(r==="item_type"||r==="item"||r==="build_trigger"||r==="environ\
ment"||r==="environment_type")){let t={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:Le.properties.
entity_type.enum},schema:Le.properties.entity_type.enum,parentSchema:Le.properties.entity_type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.entity_ids!==void 0){let r=s.
entity_ids;if(Array.isArray(r)){if(r.length<1){let i={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:Le.properties.entity_ids,data:r};e===null?e=[i]:e.push(i),a++}let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d={
instancePath:p+"/entity_ids/"+i,schemaPath:"#/properties/entity_ids/items/type",keyword:"type",params:{type:"string"},schema:Le.properties.entity_ids.items.type,
parentSchema:Le.properties.entity_ids.items,data:o};e===null?e=[d]:e.push(d),a++}}}else{let t={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/\
type",keyword:"type",params:{type:"array"},schema:Le.properties.entity_ids.type,parentSchema:Le.properties.entity_ids,data:r};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Le.type,parentSchema:Le,data:s};e===null?e=[r]:e.push(r),a++}return bt.errors=
e,a===0}bt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $r(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=$r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:ke.required,parentSchema:ke,data:s};e===null?
e=[r]:e.push(r),a++}if(s.event_types===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},schema:ke.
required,parentSchema:ke,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="entity_type"||r==="event_types"||r==="filters")){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ke,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==
void 0&&(rr(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:m,dynamicAnchors:c})||(e=e===null?rr.errors:S(e,
rr.errors),a=e.length)),s.event_types!==void 0){let r=s.event_types;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)tr(r[i],{instancePath:p+"/event_type\
s/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?tr.errors:S(e,tr.errors),a=e.length)}else{let t={instancePath:p+"/event_types",
schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},schema:ke.properties.event_types.type,parentSchema:ke.properties.event_types,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){let t={instancePath:p+"/filters",schemaPath:"#/properties/f\
ilters/type",keyword:"type",params:{type:ke.properties.filters.type},schema:ke.properties.filters.type,parentSchema:ke.properties.filters,data:r};e===null?e=[t]:
e.push(t),a++}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)bt(r[i],{instancePath:p+"/filters/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?bt.errors:S(e,bt.errors),a=e.length)}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ke.type,parentSchema:ke,
data:s};e===null?e=[r]:e.push(r),a++}return $r.errors=e,a===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zt(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Zt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:x.
required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.url===void 0){let r={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"url"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.custom_payload===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(
r),a++}if(s.headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},schema:x.required,parentSchema:x,
data:s};e===null?e=[r]:e.push(r),a++}if(s.events===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},schema:x.
required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.http_basic_user===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"http_basic_user"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.http_basic_password===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}
if(s.enabled===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},schema:x.required,parentSchema:x,data:s};
e===null?e=[r]:e.push(r),a++}if(s.payload_api_version===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payloa\
d_api_version"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.nested_items_in_payload===void 0){let r={instancePath:p,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.auto_retry===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:x.required,parentSchema:x,data:s};e===null?
e=[r]:e.push(r),a++}for(let r in s)if(!be.call(x.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:x,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:x.properties.id.type,parentSchema:x.properties.id,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:x.properties.type.type,parentSchema:x.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:x.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:x.
properties.name.type,parentSchema:x.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.url!==void 0){let r=s.url;if(typeof r!="string"){let t={instancePath:p+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:x.properties.url.type,parentSchema:x.properties.url,data:r};e===null?e=[t]:
e.push(t),a++}}if(s.custom_payload!==void 0){let r=s.custom_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/custom_payload",schemaPath:"#/prope\
rties/custom_payload/type",keyword:"type",params:{type:x.properties.custom_payload.type},schema:x.properties.custom_payload.type,parentSchema:x.properties.custom_payload,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.headers!==void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!=
"string"){let o={instancePath:p+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",
params:{type:"string"},schema:x.properties.headers.additionalProperties.type,parentSchema:x.properties.headers.additionalProperties,data:i};e===null?e=[o]:e.push(
o),a++}}else{let t={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},schema:x.properties.headers.type,parentSchema:x.
properties.headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)$r(r[i],{instancePath:p+
"/events/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?$r.errors:S(e,$r.errors),a=e.length)}else{let t={instancePath:p+"/even\
ts",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},schema:x.properties.events.type,parentSchema:x.properties.events,data:r};e===null?
e=[t]:e.push(t),a++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/http_basic_user",schemaPath:"\
#/properties/http_basic_user/type",keyword:"type",params:{type:x.properties.http_basic_user.type},schema:x.properties.http_basic_user.type,parentSchema:x.properties.
http_basic_user,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_password!==void 0){let r=s.http_basic_password;if(typeof r!="string"&&r!==null){let t={instancePath:p+
"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:x.properties.http_basic_password.type},schema:x.properties.
http_basic_password.type,parentSchema:x.properties.http_basic_password,data:r};e===null?e=[t]:e.push(t),a++}}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!=
"boolean"){let t={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:x.properties.enabled.type,parentSchema:x.
properties.enabled,data:r};e===null?e=[t]:e.push(t),a++}}if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!="string"){let t={instancePath:p+
"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:x.properties.payload_api_version.type,parentSchema:x.
properties.payload_api_version,data:r};e===null?e=[t]:e.push(t),a++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;if(typeof r!="boolea\
n"){let t={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:x.properties.
nested_items_in_payload.type,parentSchema:x.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.auto_retry!==void 0){let r=s.auto_retry;
if(typeof r!="boolean"){let t={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:x.properties.
auto_retry.type,parentSchema:x.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:x.type,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}return Zt.errors=e,a===0}Zt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var kn=wa,Q={type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"o\
bject",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","nu\
ll"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"\
boolean"},auto_retry:{type:"boolean"}}};function wa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=wa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!be.call(Q.properties,
r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Q,data:s};e===
null?e=[t]:e.push(t),a++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},schema:Q.properties.name.type,parentSchema:Q.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.url!==void 0){let r=s.url;if(typeof r!=
"string"){let t={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:Q.properties.url.type,parentSchema:Q.properties.
url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.custom_payload!==void 0){let r=s.custom_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/custom_p\
ayload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:Q.properties.custom_payload.type},schema:Q.properties.custom_payload.type,parentSchema:Q.
properties.custom_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.headers!==void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){
let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperti\
es/type",keyword:"type",params:{type:"string"},schema:Q.properties.headers.additionalProperties.type,parentSchema:Q.properties.headers.additionalProperties,data:i};
e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},schema:Q.properties.
headers.type,parentSchema:Q.properties.headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)$r(r[i],{instancePath:p+"/events/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?$r.errors:S(e,$r.errors),a=e.length)}else{
let t={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},schema:Q.properties.events.type,parentSchema:Q.properties.
events,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/htt\
p_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:Q.properties.http_basic_user.type},schema:Q.properties.http_basic_user.
type,parentSchema:Q.properties.http_basic_user,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_password!==void 0){let r=s.http_basic_password;if(typeof r!=
"string"&&r!==null){let t={instancePath:p+"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:Q.properties.http_basic_password.
type},schema:Q.properties.http_basic_password.type,parentSchema:Q.properties.http_basic_password,data:r};e===null?e=[t]:e.push(t),a++}}if(s.enabled!==void 0){let r=s.
enabled;if(typeof r!="boolean"){let t={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:Q.properties.
enabled.type,parentSchema:Q.properties.enabled,data:r};e===null?e=[t]:e.push(t),a++}}if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!=
"string"){let t={instancePath:p+"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:Q.properties.
payload_api_version.type,parentSchema:Q.properties.payload_api_version,data:r};e===null?e=[t]:e.push(t),a++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;
if(typeof r!="boolean"){let t={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boo\
lean"},schema:Q.properties.nested_items_in_payload.type,parentSchema:Q.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.auto_retry!==
void 0){let r=s.auto_retry;if(typeof r!="boolean"){let t={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"bo\
olean"},schema:Q.properties.auto_retry.type,parentSchema:Q.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},schema:Q.type,parentSchema:Q,data:s};e===null?e=[r]:e.push(r),a++}return wa.errors=e,a===0}wa.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var wn=qa,V={type:"object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_pas\
sword"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},
events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","nu\
ll"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}};function qa(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=qa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}if(s.url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"url"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}if(s.custom_payload===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}if(s.headers===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(
r),a++}if(s.events===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},schema:V.required,parentSchema:V,
data:s};e===null?e=[r]:e.push(r),a++}if(s.http_basic_user===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ht\
tp_basic_user"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}if(s.http_basic_password===void 0){let r={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"http_basic_password"},schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!be.
call(V.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:V,
data:s};e===null?e=[t]:e.push(t),a++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},schema:V.properties.name.type,parentSchema:V.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.url!==void 0){let r=s.url;if(typeof r!=
"string"){let t={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:V.properties.url.type,parentSchema:V.properties.
url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.custom_payload!==void 0){let r=s.custom_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/custom_p\
ayload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:V.properties.custom_payload.type},schema:V.properties.custom_payload.type,parentSchema:V.
properties.custom_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.headers!==void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){
let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperti\
es/type",keyword:"type",params:{type:"string"},schema:V.properties.headers.additionalProperties.type,parentSchema:V.properties.headers.additionalProperties,data:i};
e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},schema:V.properties.
headers.type,parentSchema:V.properties.headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)$r(r[i],{instancePath:p+"/events/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?$r.errors:S(e,$r.errors),a=e.length)}else{
let t={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},schema:V.properties.events.type,parentSchema:V.properties.
events,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/htt\
p_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:V.properties.http_basic_user.type},schema:V.properties.http_basic_user.
type,parentSchema:V.properties.http_basic_user,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_password!==void 0){let r=s.http_basic_password;if(typeof r!=
"string"&&r!==null){let t={instancePath:p+"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:V.properties.http_basic_password.
type},schema:V.properties.http_basic_password.type,parentSchema:V.properties.http_basic_password,data:r};e===null?e=[t]:e.push(t),a++}}if(s.enabled!==void 0){let r=s.
enabled;if(typeof r!="boolean"){let t={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:V.properties.
enabled.type,parentSchema:V.properties.enabled,data:r};e===null?e=[t]:e.push(t),a++}}if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!=
"string"){let t={instancePath:p+"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:V.properties.
payload_api_version.type,parentSchema:V.properties.payload_api_version,data:r};e===null?e=[t]:e.push(t),a++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;
if(typeof r!="boolean"){let t={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boo\
lean"},schema:V.properties.nested_items_in_payload.type,parentSchema:V.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.auto_retry!==
void 0){let r=s.auto_retry;if(typeof r!="boolean"){let t={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"bo\
olean"},schema:V.properties.auto_retry.type,parentSchema:V.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},schema:V.type,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}return qa.errors=e,a===0}qa.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var qn=Sa,et={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas\
#/$defs/Webhook"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Sa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Sa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:et.required,parentSchema:et,data:s};e===null?e=[r]:e.push(
r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:et.required,parentSchema:et,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:et,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)Zt(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Zt.errors:S(e,Zt.errors),a=e.
length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:et.properties.data.type,parentSchema:et.
properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||
(e=e===null?re.errors:S(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:et.type,parentSchema:et,
data:s};e===null?e=[r]:e.push(r),a++}return Sa.errors=e,a===0}Sa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Sn=va,rt={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://flat/schemas#/$defs/List\
Meta"}}},w={type:"object",additionalProperties:!1,required:["id","type","webhook","entity_type","event_type","created_at","request_url","request_headers","reque\
st_payload","response_status","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","att\
empts"],properties:{id:{type:"string"},type:{type:"string",const:"webhook_call"},webhook:{type:"object",additionalProperties:!1,required:["type","id"],properties:{
type:{type:"string",const:"webhook"},id:{type:"string"}}},entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_type:{$ref:"standin://flat/schemas\
#/$defs/EventType"},created_at:{type:"string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},
request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{
type:["string","null"]},attempted_auto_retries_count:{type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["s\
tring","null"],format:"date-time"},status:{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},attempts:{type:"array",
items:{$ref:"standin://flat/schemas#/$defs/WebhookCallAttempt"}}}},ui={type:"string",enum:["pending","success","failed","rescheduled"]};function Pt(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Pt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ui.type,parentSchema:ui,data:s};e===null?e=[r]:
e.push(r),a++}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ui.
enum},schema:ui.enum,parentSchema:ui,data:s};e===null?e=[r]:e.push(r),a++}return Pt.errors=e,a===0}Pt.evaluated={dynamicProps:!1,dynamicItems:!1};var F={type:"o\
bject",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload","response_status","response_headers","response\
_payload","failure_reason"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"string",enum:["event","retry","resend"]},request_url:{type:"\
string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{
type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},failure_reason:{type:["string","null"]}}};function gt(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=gt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.attempted_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attempted_at"},schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}if(s.cause===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"cause"},schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_url===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(
r),a++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:F.required,
parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_status===void 0){let r={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"response_status"},schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_headers===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},schema:F.required,parentSchema:F,data:s};e===
null?e=[r]:e.push(r),a++}if(s.response_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payl\
oad"},schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failure_reason"},schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!be.call(F.properties,
r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:F,data:s};e===
null?e=[t]:e.push(t),a++}if(s.attempted_at!==void 0){let r=s.attempted_at;if(typeof r=="string"){if(!Y.test(r)){let t={instancePath:p+"/attempted_at",schemaPath:"\
#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:F.properties.attempted_at,data:r};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:p+"/attempted_at",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},schema:F.properties.
attempted_at.type,parentSchema:F.properties.attempted_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.cause!==void 0){let r=s.cause;if(typeof r!="string"){let t={
instancePath:p+"/cause",schemaPath:"#/properties/cause/type",keyword:"type",params:{type:"string"},schema:F.properties.cause.type,parentSchema:F.properties.cause,
data:r};e===null?e=[t]:e.push(t),a++}if(!(r==="event"||r==="retry"||r==="resend")){let t={instancePath:p+"/cause",schemaPath:"#/properties/cause/enum",keyword:"\
enum",params:{allowedValues:F.properties.cause.enum},schema:F.properties.cause.enum,parentSchema:F.properties.cause,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_url!==
void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"\
string"},schema:F.properties.request_url.type,parentSchema:F.properties.request_url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){let r=s.
request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:F.properties.request_headers.
additionalProperties.type,parentSchema:F.properties.request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/requ\
est_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:F.properties.request_headers.type,parentSchema:F.properties.
request_headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/requ\
est_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:F.properties.request_payload.type,parentSchema:F.properties.
request_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){let t={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:F.properties.response_status.
type},schema:F.properties.response_status.type,parentSchema:F.properties.response_status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_headers!==void 0){let r=s.
response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/t\
ype",keyword:"type",params:{type:F.properties.response_headers.type},schema:F.properties.response_headers.type,parentSchema:F.properties.response_headers,data:r};
e===null?e=[t]:e.push(t),a++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/response_head\
ers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:F.
properties.response_headers.additionalProperties.type,parentSchema:F.properties.response_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}}if(s.
response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"#/properties/response\
_payload/type",keyword:"type",params:{type:F.properties.response_payload.type},schema:F.properties.response_payload.type,parentSchema:F.properties.response_payload,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.failure_reason!==void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/failure_reas\
on",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:F.properties.failure_reason.type},schema:F.properties.failure_reason.type,parentSchema:F.
properties.failure_reason,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:F.type,
parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}return gt.errors=e,a===0}gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ls(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ls.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.webhook===void 0){let r={instancePath:p,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"webhook"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.entity_type===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(
r),a++}if(s.event_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},schema:w.required,parentSchema:w,
data:s};e===null?e=[r]:e.push(r),a++}if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created\
_at"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"request_url"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_headers===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.
request_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_payload"},schema:w.required,parentSchema:w,
data:s};e===null?e=[r]:e.push(r),a++}if(s.response_status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"re\
sponse_status"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_headers===void 0){let r={instancePath:p,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"response_headers"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_payload===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payload"},schema:w.required,parentSchema:w,data:s};e===
null?e=[r]:e.push(r),a++}if(s.attempted_auto_retries_count===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"a\
ttempted_auto_retries_count"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.last_sent_at===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"last_sent_at"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.next_retry_at===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_retry_at"},schema:w.required,parentSchema:w,data:s};e===null?
e=[r]:e.push(r),a++}if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:w.required,parentSchema:w,
data:s};e===null?e=[r]:e.push(r),a++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fai\
lure_reason"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.attempts===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"attempts"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!be.call(w.properties,r)){
let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:w,data:s};e===null?
e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:w.properties.id.type,parentSchema:w.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:w.properties.type.type,parentSchema:w.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook_call"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
webhook_call"},schema:"webhook_call",parentSchema:w.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.webhook!==void 0){let r=s.webhook;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.type===void 0){let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"\
type"},schema:w.properties.webhook.required,parentSchema:w.properties.webhook,data:r};e===null?e=[t]:e.push(t),a++}if(r.id===void 0){let t={instancePath:p+"/web\
hook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"id"},schema:w.properties.webhook.required,parentSchema:w.properties.
webhook,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="type"||t==="id")){let i={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:w.properties.webhook,data:r};e===null?e=[i]:e.push(i),a++}if(r.
type!==void 0){let t=r.type;if(typeof t!="string"){let i={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{
type:"string"},schema:w.properties.webhook.properties.type.type,parentSchema:w.properties.webhook.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="w\
ebhook"){let i={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"w\
ebhook",parentSchema:w.properties.webhook.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let i={instancePath:p+
"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"type",params:{type:"string"},schema:w.properties.webhook.properties.id.type,parentSchema:w.
properties.webhook.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"ty\
pe",params:{type:"object"},schema:w.properties.webhook.type,parentSchema:w.properties.webhook,data:r};e===null?e=[t]:e.push(t),a++}}if(s.entity_type!==void 0&&(rr(
s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:m,dynamicAnchors:c})||(e=e===null?rr.errors:S(e,rr.errors),a=
e.length)),s.event_type!==void 0&&(tr(s.event_type,{instancePath:p+"/event_type",parentData:s,parentDataProperty:"event_type",rootData:m,dynamicAnchors:c})||(e=
e===null?tr.errors:S(e,tr.errors),a=e.length)),s.created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!Y.test(r)){let t={instancePath:p+"/created_a\
t",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:w.properties.created_at,data:r};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},schema:w.properties.
created_at.type,parentSchema:w.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_url!==void 0){let r=s.request_url;if(typeof r!="string"){
let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"string"},schema:w.properties.request_url.type,parentSchema:w.
properties.request_url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/re\
quest_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:w.properties.request_headers.additionalProperties.type,parentSchema:w.properties.
request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/request_headers",schemaPath:"#/properties/request_header\
s/type",keyword:"type",params:{type:"object"},schema:w.properties.request_headers.type,parentSchema:w.properties.request_headers,data:r};e===null?e=[t]:e.push(t),
a++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/request_payload",schemaPath:"#/properties/request_pay\
load/type",keyword:"type",params:{type:"string"},schema:w.properties.request_payload.type,parentSchema:w.properties.request_payload,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:p+"/respo\
nse_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:w.properties.response_status.type},schema:w.properties.response_status.type,
parentSchema:w.properties.response_status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_headers!==void 0){let r=s.response_headers;if(!(r&&typeof r=="obje\
ct"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:w.properties.
response_headers.type},schema:w.properties.response_headers.type,parentSchema:w.properties.response_headers,data:r};e===null?e=[t]:e.push(t),a++}if(r&&typeof r==
"object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/response_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:w.properties.response_headers.additionalProperties.
type,parentSchema:w.properties.response_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}}if(s.response_payload!==void 0){let r=s.response_payload;
if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:w.properties.
response_payload.type},schema:w.properties.response_payload.type,parentSchema:w.properties.response_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attempted_auto_retries_count!==
void 0){let r=s.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"\
#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"integer"},schema:w.properties.attempted_auto_retries_count.type,parentSchema:w.properties.
attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/attempted_auto_re\
tries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:w.properties.
attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),a++}}if(s.last_sent_at!==void 0){let r=s.last_sent_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+
"/last_sent_at",schemaPath:"#/properties/last_sent_at/type",keyword:"type",params:{type:w.properties.last_sent_at.type},schema:w.properties.last_sent_at.type,parentSchema:w.
properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="string"&&!Y.test(r)){let t={instancePath:p+"/last_sent_at",schemaPath:"#/properties/l\
ast_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:w.properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.next_retry_at!==void 0){let r=s.next_retry_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/next_retry_at",schemaPath:"#/properties/next_retry_a\
t/type",keyword:"type",params:{type:w.properties.next_retry_at.type},schema:w.properties.next_retry_at.type,parentSchema:w.properties.next_retry_at,data:r};e===
null?e=[t]:e.push(t),a++}if(typeof r=="string"&&!Y.test(r)){let t={instancePath:p+"/next_retry_at",schemaPath:"#/properties/next_retry_at/format",keyword:"forma\
t",params:{format:"date-time"},schema:"date-time",parentSchema:w.properties.next_retry_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.status!==void 0&&(Pt(s.status,
{instancePath:p+"/status",parentData:s,parentDataProperty:"status",rootData:m,dynamicAnchors:c})||(e=e===null?Pt.errors:S(e,Pt.errors),a=e.length)),s.failure_reason!==
void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"t\
ype",params:{type:w.properties.failure_reason.type},schema:w.properties.failure_reason.type,parentSchema:w.properties.failure_reason,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.attempts!==void 0){let r=s.attempts;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)gt(r[i],{instancePath:p+"/attempts/"+i,parentData:r,parentDataProperty:i,
rootData:m,dynamicAnchors:c})||(e=e===null?gt.errors:S(e,gt.errors),a=e.length)}else{let t={instancePath:p+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"\
type",params:{type:"array"},schema:w.properties.attempts.type,parentSchema:w.properties.attempts,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:w.type,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}return ls.errors=e,a===0}ls.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function va(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=va.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:rt.required,parentSchema:rt,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:rt.required,parentSchema:rt,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:rt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ls(r[i],
{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?ls.errors:S(e,ls.errors),a=e.length)}else{let t={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:rt.properties.data.type,parentSchema:rt.properties.data,data:r};e===null?
e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:
S(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:rt.type,parentSchema:rt,data:s};e===null?
e=[r]:e.push(r),a++}return va.errors=e,a===0}va.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vn=Aa;function Aa(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Aa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:w.required,parentSchema:w,
data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:w.
required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.webhook===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
webhook"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entity_type"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.event_type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.created_at===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},schema:w.required,parentSchema:w,data:s};e===null?
e=[r]:e.push(r),a++}if(s.request_url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:w.
required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"request_headers"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_payload===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"request_payload"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_status===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},schema:w.required,parentSchema:w,data:s};e===
null?e=[r]:e.push(r),a++}if(s.response_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_head\
ers"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"response_payload"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.attempted_auto_retries_count===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},schema:w.required,parentSchema:w,
data:s};e===null?e=[r]:e.push(r),a++}if(s.last_sent_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_\
sent_at"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.next_retry_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"next_retry_at"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.status===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:w.required,parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}if(s.failure_reason===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:w.required,parentSchema:w,data:s};e===
null?e=[r]:e.push(r),a++}if(s.attempts===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},schema:w.required,
parentSchema:w,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!be.call(w.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:w,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="str\
ing"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:w.properties.id.type,parentSchema:w.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:w.properties.type.type,parentSchema:w.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook_call"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:w.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.webhook!==void 0){let r=s.webhook;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let t={instancePath:p+
"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"type"},schema:w.properties.webhook.required,parentSchema:w.properties.
webhook,data:r};e===null?e=[t]:e.push(t),a++}if(r.id===void 0){let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{
missingProperty:"id"},schema:w.properties.webhook.required,parentSchema:w.properties.webhook,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="type"||
t==="id")){let i={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:w.properties.webhook,data:r};e===null?e=[i]:e.push(i),a++}if(r.type!==void 0){let t=r.type;if(typeof t!="string"){let i={instancePath:p+"\
/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{type:"string"},schema:w.properties.webhook.properties.type.type,parentSchema:w.
properties.webhook.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="webhook"){let i={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook\
/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:w.properties.webhook.properties.type,data:t};e===null?e=[i]:
e.push(i),a++}}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let i={instancePath:p+"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"\
type",params:{type:"string"},schema:w.properties.webhook.properties.id.type,parentSchema:w.properties.webhook.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}}else{
let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type:"object"},schema:w.properties.webhook.type,parentSchema:w.properties.
webhook,data:r};e===null?e=[t]:e.push(t),a++}}if(s.entity_type!==void 0&&(rr(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entit\
y_type",rootData:m,dynamicAnchors:c})||(e=e===null?rr.errors:S(e,rr.errors),a=e.length)),s.event_type!==void 0&&(tr(s.event_type,{instancePath:p+"/event_type",parentData:s,
parentDataProperty:"event_type",rootData:m,dynamicAnchors:c})||(e=e===null?tr.errors:S(e,tr.errors),a=e.length)),s.created_at!==void 0){let r=s.created_at;if(typeof r==
"string"){if(!Y.test(r)){let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"da\
te-time",parentSchema:w.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at\
/type",keyword:"type",params:{type:"string"},schema:w.properties.created_at.type,parentSchema:w.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
request_url!==void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",
params:{type:"string"},schema:w.properties.request_url.type,parentSchema:w.properties.request_url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){
let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+
t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:w.properties.
request_headers.additionalProperties.type,parentSchema:w.properties.request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+
"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:w.properties.request_headers.type,parentSchema:w.
properties.request_headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+
"/request_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:w.properties.request_payload.type,parentSchema:w.
properties.request_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let t={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:w.properties.response_status.
type},schema:w.properties.response_status.type,parentSchema:w.properties.response_status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_headers!==void 0){let r=s.
response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/t\
ype",keyword:"type",params:{type:w.properties.response_headers.type},schema:w.properties.response_headers.type,parentSchema:w.properties.response_headers,data:r};
e===null?e=[t]:e.push(t),a++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/response_head\
ers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:w.
properties.response_headers.additionalProperties.type,parentSchema:w.properties.response_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}}if(s.
response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"#/properties/response\
_payload/type",keyword:"type",params:{type:w.properties.response_payload.type},schema:w.properties.response_payload.type,parentSchema:w.properties.response_payload,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.attempted_auto_retries_count!==void 0){let r=s.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"int\
eger"},schema:w.properties.attempted_auto_retries_count.type,parentSchema:w.properties.attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:w.properties.attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),a++}}if(s.last_sent_at!==
void 0){let r=s.last_sent_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/last_sent_at",schemaPath:"#/properties/last_sent_at/type",keyword:"type",params:{
type:w.properties.last_sent_at.type},schema:w.properties.last_sent_at.type,parentSchema:w.properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r==
"string"&&!Y.test(r)){let t={instancePath:p+"/last_sent_at",schemaPath:"#/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"d\
ate-time",parentSchema:w.properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.next_retry_at!==void 0){let r=s.next_retry_at;if(typeof r!="string"&&
r!==null){let t={instancePath:p+"/next_retry_at",schemaPath:"#/properties/next_retry_at/type",keyword:"type",params:{type:w.properties.next_retry_at.type},schema:w.
properties.next_retry_at.type,parentSchema:w.properties.next_retry_at,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="string"&&!Y.test(r)){let t={instancePath:p+
"/next_retry_at",schemaPath:"#/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:w.properties.next_retry_at,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.status!==void 0&&(Pt(s.status,{instancePath:p+"/status",parentData:s,parentDataProperty:"status",rootData:m,dynamicAnchors:c})||
(e=e===null?Pt.errors:S(e,Pt.errors),a=e.length)),s.failure_reason!==void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/fai\
lure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:w.properties.failure_reason.type},schema:w.properties.failure_reason.type,
parentSchema:w.properties.failure_reason,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attempts!==void 0){let r=s.attempts;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)gt(r[i],{instancePath:p+"/attempts/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?gt.errors:S(e,gt.errors),a=e.length)}else{
let t={instancePath:p+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"array"},schema:w.properties.attempts.type,parentSchema:w.
properties.attempts,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:w.type,parentSchema:w,
data:s};e===null?e=[r]:e.push(r),a++}return Aa.errors=e,a===0}Aa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yi=Ht,se={type:"object",additionalProperties:!1,
required:["id","type","label","position","parent","children"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},label:{type:"string"},
position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{
$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Ht(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Ht.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:se.required,parentSchema:se,data:s};e===null?e=[t]:e.push(t),a++}
if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:se.required,parentSchema:se,data:s};
e===null?e=[t]:e.push(t),a++}if(s.label===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},schema:se.required,
parentSchema:se,data:s};e===null?e=[t]:e.push(t),a++}if(s.position===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
position"},schema:se.required,parentSchema:se,data:s};e===null?e=[t]:e.push(t),a++}if(s.parent===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"parent"},schema:se.required,parentSchema:se,data:s};e===null?e=[t]:e.push(t),a++}if(s.children===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"children"},schema:se.required,parentSchema:se,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)
if(!(t==="id"||t==="type"||t==="label"||t==="position"||t==="parent"||t==="children")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},schema:!1,parentSchema:se,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){
let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:se.properties.id.type,parentSchema:se.properties.id,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},schema:se.properties.type.type,parentSchema:se.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_collection"){let i={
instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:se.
properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.label!==void 0){let t=s.label;if(typeof t!="string"){let i={instancePath:p+"/label",schemaPath:"#/pro\
perties/label/type",keyword:"type",params:{type:"string"},schema:se.properties.label.type,parentSchema:se.properties.label,data:t};e===null?e=[i]:e.push(i),a++}}
if(s.position!==void 0){let t=s.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/po\
sition/type",keyword:"type",params:{type:"integer"},schema:se.properties.position.type,parentSchema:se.properties.position,data:t};e===null?e=[i]:e.push(i),a++}
if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:se.properties.position,data:t};e===null?e=[i]:e.push(i),a++}}if(s.parent!==void 0){let t=s.parent,i=a,o=!0,d=a;if(t!==null){let l={};
e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;ee(t,{instancePath:p+"/parent",parentData:s,parentDataProperty:"pare\
nt",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:S(e,ee.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/propert\
ies/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:se.properties.parent.if,parentSchema:se.properties.parent,data:t};e===null?e=[l]:e.push(l),a++}}
if(s.children!==void 0){let t=s.children;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)ee(t[o],{instancePath:p+"/children/"+o,parentData:t,parentDataProperty:o,
rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:S(e,ee.errors),a=e.length)}else{let i={instancePath:p+"/children",schemaPath:"#/properties/children/type",keyword:"\
type",params:{type:"array"},schema:se.properties.children.type,parentSchema:se.properties.children,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:se.type,parentSchema:se,data:s};e===null?e=[t]:e.push(t),a++}return Ht.errors=e,a===0}Ht.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var An=ja,wr={type:"object",additionalProperties:!1,properties:{label:{type:"string"},position:{type:"integer",minimum:0},
parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin://flat/schemas#/$def\
s/UploadCollectionReference"}}}};function ja(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ja.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="label"||t==="position"||
t==="parent"||t==="children")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:wr,data:s};e===null?e=[i]:e.push(i),a++}if(s.label!==void 0){let t=s.label;if(typeof t!="string"){let i={instancePath:p+"/label",schemaPath:"#/prop\
erties/label/type",keyword:"type",params:{type:"string"},schema:wr.properties.label.type,parentSchema:wr.properties.label,data:t};e===null?e=[i]:e.push(i),a++}}
if(s.position!==void 0){let t=s.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/po\
sition/type",keyword:"type",params:{type:"integer"},schema:wr.properties.position.type,parentSchema:wr.properties.position,data:t};e===null?e=[i]:e.push(i),a++}
if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:wr.properties.position,data:t};e===null?e=[i]:e.push(i),a++}}if(s.parent!==void 0){let t=s.parent,i=a,o=!0,d=a;if(t!==null){let l={};
e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;ee(t,{instancePath:p+"/parent",parentData:s,parentDataProperty:"pare\
nt",rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:S(e,ee.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/propert\
ies/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:wr.properties.parent.if,parentSchema:wr.properties.parent,data:t};e===null?e=[l]:e.push(l),a++}}
if(s.children!==void 0){let t=s.children;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)ee(t[o],{instancePath:p+"/children/"+o,parentData:t,parentDataProperty:o,
rootData:m,dynamicAnchors:c})||(e=e===null?ee.errors:S(e,ee.errors),a=e.length)}else{let i={instancePath:p+"/children",schemaPath:"#/properties/children/type",keyword:"\
type",params:{type:"array"},schema:wr.properties.children.type,parentSchema:wr.properties.children,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:wr.type,parentSchema:wr,data:s};e===null?e=[t]:e.push(t),a++}return ja.errors=e,a===0}ja.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var jn=Da,Qe={type:"object",additionalProperties:!1,required:["label"],properties:{id:{type:"string",pattern:"^[A-Za-\
z0-9_-]{22}$"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionRefe\
rence"}}}};function Da(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Da.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"label"},schema:Qe.required,parentSchema:Qe,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="label"||t===
"position"||t==="parent")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Qe,
data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!Xs.test(t)){let i={instancePath:p+"/id",schemaPath:"#/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:Qe.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}else{
let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Qe.properties.id.type,parentSchema:Qe.properties.id,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.label!==void 0){let t=s.label;if(typeof t!="string"){let i={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"\
type",params:{type:"string"},schema:Qe.properties.label.type,parentSchema:Qe.properties.label,data:t};e===null?e=[i]:e.push(i),a++}}if(s.position!==void 0){let t=s.
position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{
type:"integer"},schema:Qe.properties.position.type,parentSchema:Qe.properties.position,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&
(t<0||isNaN(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Qe.
properties.position,data:t};e===null?e=[i]:e.push(i),a++}}if(s.parent!==void 0){let t=s.parent,i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===
a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;ee(t,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:m,dynamicAnchors:c})||(e=e===
null?ee.errors:S(e,ee.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"\
else"},schema:Qe.properties.parent.if,parentSchema:Qe.properties.parent,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Qe.type,parentSchema:Qe,data:s};e===null?e=[t]:e.push(t),a++}return Da.errors=e,a===0}Da.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Dn=Ia,tt={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas\
#/$defs/UploadCollection"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Ia(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Ia.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:tt.required,parentSchema:tt,data:s};
e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:tt.required,
parentSchema:tt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:tt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)Ht(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Ht.errors:
S(e,Ht.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:tt.properties.data.
type,parentSchema:tt.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(re(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?re.errors:S(e,re.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:tt.type,parentSchema:tt,data:s};e===null?e=[r]:e.push(r),a++}return Ia.errors=e,a===0}Ia.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var In=xa,
Ee={type:"object",additionalProperties:!1,required:["id","type","status","payload"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},status:{
type:"integer",minimum:100,maximum:599},payload:{}}};function xa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=xa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Ee.required,parentSchema:Ee,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Ee.required,parentSchema:Ee,data:s};e===null?e=[r]:e.push(
r),a++}if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:Ee.required,parentSchema:Ee,
data:s};e===null?e=[r]:e.push(r),a++}if(s.payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payload"},
schema:Ee.required,parentSchema:Ee,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="status"||r==="payload")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ee,data:s};e===null?e=[t]:e.push(t),a++}
if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Ee.
properties.id.type,parentSchema:Ee.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Ee.properties.type.type,parentSchema:Ee.properties.type,data:r};e===null?
e=[t]:e.push(t),a++}if(r!=="job_result"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job_result"},schema:"\
job_result",parentSchema:Ee.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.status!==void 0){let r=s.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:p+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},schema:Ee.properties.status.type,parentSchema:Ee.
properties.status,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){let t={instancePath:p+"/status",schemaPath:"#/pro\
perties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,parentSchema:Ee.properties.status,data:r};e===null?e=[t]:e.push(t),a++}if(r<
100||isNaN(r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:Ee.
properties.status,data:r};e===null?e=[t]:e.push(t),a++}}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ee.type,parentSchema:Ee,
data:s};e===null?e=[r]:e.push(r),a++}return xa.errors=e,a===0}xa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qi=$a,mi={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Upload"}},$id:"standin://json-api/data/Upload"},y={type:"object",additionalProperties:!1,
required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,
required:["path","basename","filename","url","format","mime_type","size","md5","width","height","is_image","author","copyright","notes","tags","default_field_me\
tadata","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{
path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string",
"null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],
minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{
type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadata"}},duration:{type:["number","n\
ull"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{
type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{
type:"array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{
type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","nu\
ll"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},relationships:{type:"object",additionalProperties:!1,required:["creator","uplo\
ad_collection"],properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},
upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/Uplo\
adCollectionReference"}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/UploadMeta"}}},ve={type:"object",additionalProperties:!1,required:["title","alt","cus\
tom_data","focal_point"],properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{
if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}},Je={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"\
number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function kt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=kt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},schema:Je.required,parentSchema:Je,data:s};e===null?e=[r]:e.push(r),a++}if(s.
y===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},schema:Je.required,parentSchema:Je,data:s};e===null?e=
[r]:e.push(r),a++}for(let r in s)if(!(r==="x"||r==="y")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Je,data:s};e===null?e=[t]:e.push(t),a++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+
"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Je.properties.x,data:r};e===null?e=[t]:e.push(
t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Je.
properties.x,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:Je.
properties.x.type,parentSchema:Je.properties.x,data:r};e===null?e=[t]:e.push(t),a++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(
r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Je.properties.y,data:r};
e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:Je.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{
type:"number"},schema:Je.properties.y.type,parentSchema:Je.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Je.type,parentSchema:Je,data:s};e===null?e=[r]:e.push(r),a++}return kt.errors=e,a===0}kt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function wt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=wt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"title"},schema:ve.required,parentSchema:ve,data:s};e===null?e=[t]:e.push(t),a++}if(s.alt===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"alt"},schema:ve.required,parentSchema:ve,data:s};e===null?e=[t]:e.push(t),a++}if(s.custom_data===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_data"},schema:ve.required,parentSchema:ve,data:s};e===null?e=[t]:
e.push(t),a++}if(s.focal_point===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focal_point"},schema:ve.required,
parentSchema:ve,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ve,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==
void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:ve.properties.
title.type},schema:ve.properties.title.type,parentSchema:ve.properties.title,data:t};e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="\
string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:ve.properties.alt.type},schema:ve.properties.alt.
type,parentSchema:ve.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:ve.properties.custom_data.type,
parentSchema:ve.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let l={};e===
null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;kt(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"foc\
al_point",rootData:m,dynamicAnchors:c})||(e=e===null?kt.errors:S(e,kt.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"\
#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:ve.properties.focal_point.if,parentSchema:ve.properties.focal_point,data:t};e===
null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ve.type,parentSchema:ve,data:s};e===null?
e=[t]:e.push(t),a++}return wt.errors=e,a===0}wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var st={type:"object",additionalProperties:!1,required:["ty\
pe","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}},ci={type:"string",enum:["access_token","sso_user","accoun\
t","user","organization"]};function qt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=qt.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},schema:ci.type,parentSchema:ci,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="access_token"||s==="sso_user"||s==="account"||s==="user"||s==="organizati\
on")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ci.enum},schema:ci.enum,parentSchema:ci,data:s};e===null?e=[r]:e.push(r),a++}
return qt.errors=e,a===0}qt.evaluated={dynamicProps:!1,dynamicItems:!1};function Oe(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:st.required,parentSchema:st,data:s};e===null?e=[r]:e.push(
r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:st.required,parentSchema:st,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},schema:!1,parentSchema:st,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0&&(qt(s.type,{instancePath:p+"/type",parentData:s,
parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=e===null?qt.errors:S(e,qt.errors),a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:st.properties.id.type,parentSchema:st.properties.id,data:r};
e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:st.type,parentSchema:st,data:s};e===null?
e=[r]:e.push(r),a++}return Oe.errors=e,a===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qr={type:"object",additionalProperties:!1,required:["ty\
pe","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function B(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=B.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:qr.required,parentSchema:qr,data:s};
e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:qr.required,
parentSchema:qr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:qr,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:qr.properties.type.type,parentSchema:qr.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:qr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){
let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:qr.properties.id.type,
parentSchema:qr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:qr.
type,parentSchema:qr,data:s};e===null?e=[r]:e.push(r),a++}return B.errors=e,a===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ye={type:"object",additionalProperties:!1,
required:["antivirus"],properties:{antivirus:{type:"object",additionalProperties:!1,required:["status","checked_at","threat_name"],properties:{status:{type:"str\
ing",enum:["pending","clean","infected","failed","skipped"]},checked_at:{type:["string","null"],format:"date-time"},threat_name:{type:["string","null"]}}}}};function St(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=St.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.antivirus===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
antivirus"},schema:ye.required,parentSchema:ye,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="antivirus"){let t={instancePath:p,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ye,data:s};e===null?e=[t]:e.push(t),a++}if(s.antivirus!==void 0){
let r=s.antivirus;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/requi\
red",keyword:"required",params:{missingProperty:"status"},schema:ye.properties.antivirus.required,parentSchema:ye.properties.antivirus,data:r};e===null?e=[t]:e.
push(t),a++}if(r.checked_at===void 0){let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/required",keyword:"required",params:{missingProperty:"\
checked_at"},schema:ye.properties.antivirus.required,parentSchema:ye.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}if(r.threat_name===void 0){let t={
instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/required",keyword:"required",params:{missingProperty:"threat_name"},schema:ye.properties.antivirus.
required,parentSchema:ye.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="status"||t==="checked_at"||t==="threat_name")){let i={
instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ye.
properties.antivirus,data:r};e===null?e=[i]:e.push(i),a++}if(r.status!==void 0){let t=r.status;if(typeof t!="string"){let i={instancePath:p+"/antivirus/status",
schemaPath:"#/properties/antivirus/properties/status/type",keyword:"type",params:{type:"string"},schema:ye.properties.antivirus.properties.status.type,parentSchema:ye.
properties.antivirus.properties.status,data:t};e===null?e=[i]:e.push(i),a++}if(!(t==="pending"||t==="clean"||t==="infected"||t==="failed"||t==="skipped")){let i={
instancePath:p+"/antivirus/status",schemaPath:"#/properties/antivirus/properties/status/enum",keyword:"enum",params:{allowedValues:ye.properties.antivirus.properties.
status.enum},schema:ye.properties.antivirus.properties.status.enum,parentSchema:ye.properties.antivirus.properties.status,data:t};e===null?e=[i]:e.push(i),a++}}
if(r.checked_at!==void 0){let t=r.checked_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/antivirus/checked_at",schemaPath:"#/properties/antivirus/p\
roperties/checked_at/type",keyword:"type",params:{type:ye.properties.antivirus.properties.checked_at.type},schema:ye.properties.antivirus.properties.checked_at.
type,parentSchema:ye.properties.antivirus.properties.checked_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!Y.test(t)){let i={instancePath:p+"/\
antivirus/checked_at",schemaPath:"#/properties/antivirus/properties/checked_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ye.
properties.antivirus.properties.checked_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.threat_name!==void 0){let t=r.threat_name;if(typeof t!="string"&&t!==null){
let i={instancePath:p+"/antivirus/threat_name",schemaPath:"#/properties/antivirus/properties/threat_name/type",keyword:"type",params:{type:ye.properties.antivirus.
properties.threat_name.type},schema:ye.properties.antivirus.properties.threat_name.type,parentSchema:ye.properties.antivirus.properties.threat_name,data:t};e===
null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/type",keyword:"type",params:{type:"object"},schema:ye.properties.
antivirus.type,parentSchema:ye.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:ye.type,parentSchema:ye,data:s};e===null?e=[r]:e.push(r),a++}return St.errors=e,a===0}St.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ds(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ds.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),
a++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:y.required,parentSchema:y,
data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships"||t==="meta")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:y,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){
let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:y.properties.id.type,
parentSchema:y.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:y.properties.type.type,parentSchema:y.properties.type,data:t};e===null?e=[i]:e.push(i),a++}
if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:y.
properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"path"},schema:y.properties.attributes.
required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.basename===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"basename"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.filename===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"filename"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.url===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.format===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"format"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.mime_type===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"require\
d",params:{missingProperty:"mime_type"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.size===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"size"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.md5===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"md5"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.width===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"width"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.height===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"height"},schema:y.properties.attributes.
required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.is_image===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"is_image"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.author===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"author"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.copyright===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"copyright"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.notes===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"notes"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.tags===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"tags"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.default_field_metadata===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"default_field_metadata"},schema:y.
properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.duration===void 0){let i={instancePath:p+"/attribu\
tes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"duration"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.frame_rate===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/req\
uired",keyword:"required",params:{missingProperty:"frame_rate"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=
[i]:e.push(i),a++}if(t.blurhash===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
blurhash"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.thumbhash===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.mux_playback_id===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attribute\
s/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===
null?e=[i]:e.push(i),a++}if(t.mux_mp4_highest_res===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"mux_mp4_highest_res"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}
if(t.smart_tags===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"smart_ta\
gs"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.exif_info===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"exif_info"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.colors===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"colors"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(
i),a++}if(t.created_at===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"c\
reated_at"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.updated_at===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"updated_at"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!be.call(y.properties.attributes.properties,i)){let o={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:y.properties.attributes,
data:t};e===null?e=[o]:e.push(o),a++}if(t.path!==void 0){let i=t.path;if(typeof i!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/a\
ttributes/properties/path/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.path.type,parentSchema:y.properties.attributes.properties.
path,data:i};e===null?e=[o]:e.push(o),a++}}if(t.basename!==void 0){let i=t.basename;if(typeof i!="string"){let o={instancePath:p+"/attributes/basename",schemaPath:"\
#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.basename.type,parentSchema:y.properties.
attributes.properties.basename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.filename!==void 0){let i=t.filename;if(typeof i!="string"){let o={instancePath:p+"/att\
ributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.
filename.type,parentSchema:y.properties.attributes.properties.filename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.url!==void 0){let i=t.url;if(typeof i=="string"){
if(!Js(i)){let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",
parentSchema:y.properties.attributes.properties.url,data:i};e===null?e=[o]:e.push(o),a++}}else{let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/\
attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.url.type,parentSchema:y.properties.attributes.properties.
url,data:i};e===null?e=[o]:e.push(o),a++}}if(t.format!==void 0){let i=t.format;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/format",schemaPath:"\
#/properties/attributes/properties/format/type",keyword:"type",params:{type:y.properties.attributes.properties.format.type},schema:y.properties.attributes.properties.
format.type,parentSchema:y.properties.attributes.properties.format,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mime_type!==void 0){let i=t.mime_type;if(typeof i!=
"string"&&i!==null){let o={instancePath:p+"/attributes/mime_type",schemaPath:"#/properties/attributes/properties/mime_type/type",keyword:"type",params:{type:y.properties.
attributes.properties.mime_type.type},schema:y.properties.attributes.properties.mime_type.type,parentSchema:y.properties.attributes.properties.mime_type,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.size!==void 0){let i=t.size;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+"/attributes/size",
schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.size.type,parentSchema:y.
properties.attributes.properties.size,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attribut\
es/size",schemaPath:"#/properties/attributes/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.
properties.size,data:i};e===null?e=[o]:e.push(o),a++}}if(t.md5!==void 0){let i=t.md5;if(typeof i=="string"){if(!ro.test(i)){let o={instancePath:p+"/attributes/m\
d5",schemaPath:"#/properties/attributes/properties/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:y.properties.
attributes.properties.md5,data:i};e===null?e=[o]:e.push(o),a++}}else{let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/\
type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.md5.type,parentSchema:y.properties.attributes.properties.md5,data:i};e===null?
e=[o]:e.push(o),a++}}if(t.width!==void 0){let i=t.width;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/w\
idth",schemaPath:"#/properties/attributes/properties/width/type",keyword:"type",params:{type:y.properties.attributes.properties.width.type},schema:y.properties.
attributes.properties.width.type,parentSchema:y.properties.attributes.properties.width,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&
(i<0||isNaN(i))){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.width,data:i};e===null?e=[o]:e.push(o),a++}}if(t.height!==void 0){let i=t.height;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/type",keyword:"\
type",params:{type:y.properties.attributes.properties.height.type},schema:y.properties.attributes.properties.height.type,parentSchema:y.properties.attributes.properties.
height,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/height",schemaPath:"#/proper\
ties/attributes/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.height,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.is_image!==void 0){let i=t.is_image;if(typeof i!="boolean"){let o={instancePath:p+"/attributes/is_image",schemaPath:"#/proper\
ties/attributes/properties/is_image/type",keyword:"type",params:{type:"boolean"},schema:y.properties.attributes.properties.is_image.type,parentSchema:y.properties.
attributes.properties.is_image,data:i};e===null?e=[o]:e.push(o),a++}}if(t.author!==void 0){let i=t.author;if(typeof i!="string"&&i!==null){let o={instancePath:p+
"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:y.properties.attributes.properties.author.type},schema:y.
properties.attributes.properties.author.type,parentSchema:y.properties.attributes.properties.author,data:i};e===null?e=[o]:e.push(o),a++}}if(t.copyright!==void 0){
let i=t.copyright;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",
keyword:"type",params:{type:y.properties.attributes.properties.copyright.type},schema:y.properties.attributes.properties.copyright.type,parentSchema:y.properties.
attributes.properties.copyright,data:i};e===null?e=[o]:e.push(o),a++}}if(t.notes!==void 0){let i=t.notes;if(typeof i!="string"&&i!==null){let o={instancePath:p+
"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:y.properties.attributes.properties.notes.type},schema:y.
properties.attributes.properties.notes.type,parentSchema:y.properties.attributes.properties.notes,data:i};e===null?e=[o]:e.push(o),a++}}if(t.tags!==void 0){let i=t.
tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!="string"){let u={instancePath:p+"/attributes/tags/"+d,schemaPath:"#/proper\
ties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.tags.items.type,parentSchema:y.properties.
attributes.properties.tags.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/proper\
ties/tags/type",keyword:"type",params:{type:"array"},schema:y.properties.attributes.properties.tags.type,parentSchema:y.properties.attributes.properties.tags,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.default_field_metadata!==void 0){let i=t.default_field_metadata;if(i&&typeof i=="object"&&!Array.isArray(i))for(let o in i)wt(
i[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,rootData:m,dynamicAnchors:c})||
(e=e===null?wt.errors:S(e,wt.errors),a=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/\
default_field_metadata/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.properties.default_field_metadata.type,parentSchema:y.properties.
attributes.properties.default_field_metadata,data:i};e===null?e=[o]:e.push(o),a++}}if(t.duration!==void 0){let i=t.duration;if(!(typeof i=="number"&&isFinite(i))&&
i!==null){let o={instancePath:p+"/attributes/duration",schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{type:y.properties.attributes.
properties.duration.type},schema:y.properties.attributes.properties.duration.type,parentSchema:y.properties.attributes.properties.duration,data:i};e===null?e=[o]:
e.push(o),a++}}if(t.frame_rate!==void 0){let i=t.frame_rate;if(!(typeof i=="number"&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/frame_rate",schemaPath:"\
#/properties/attributes/properties/frame_rate/type",keyword:"type",params:{type:y.properties.attributes.properties.frame_rate.type},schema:y.properties.attributes.
properties.frame_rate.type,parentSchema:y.properties.attributes.properties.frame_rate,data:i};e===null?e=[o]:e.push(o),a++}}if(t.blurhash!==void 0){let i=t.blurhash;
if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties/blurhash/type",keyword:"type",params:{
type:y.properties.attributes.properties.blurhash.type},schema:y.properties.attributes.properties.blurhash.type,parentSchema:y.properties.attributes.properties.blurhash,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.thumbhash!==void 0){let i=t.thumbhash;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/thumbhash",
schemaPath:"#/properties/attributes/properties/thumbhash/type",keyword:"type",params:{type:y.properties.attributes.properties.thumbhash.type},schema:y.properties.
attributes.properties.thumbhash.type,parentSchema:y.properties.attributes.properties.thumbhash,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mux_playback_id!==void 0){
let i=t.mux_playback_id;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/mux_playback_id",schemaPath:"#/properties/attributes/properties/mux_\
playback_id/type",keyword:"type",params:{type:y.properties.attributes.properties.mux_playback_id.type},schema:y.properties.attributes.properties.mux_playback_id.
type,parentSchema:y.properties.attributes.properties.mux_playback_id,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mux_mp4_highest_res!==void 0){let i=t.mux_mp4_highest_res;
if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",
keyword:"type",params:{type:y.properties.attributes.properties.mux_mp4_highest_res.type},schema:y.properties.attributes.properties.mux_mp4_highest_res.type,parentSchema:y.
properties.attributes.properties.mux_mp4_highest_res,data:i};e===null?e=[o]:e.push(o),a++}if(!(i==="high"||i==="medium"||i==="low"||i===null)){let o={instancePath:p+
"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:y.properties.attributes.
properties.mux_mp4_highest_res.enum},schema:y.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:y.properties.attributes.properties.mux_mp4_highest_res,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.smart_tags!==void 0){let i=t.smart_tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!=
"string"){let u={instancePath:p+"/attributes/smart_tags/"+d,schemaPath:"#/properties/attributes/properties/smart_tags/items/type",keyword:"type",params:{type:"s\
tring"},schema:y.properties.attributes.properties.smart_tags.items.type,parentSchema:y.properties.attributes.properties.smart_tags.items,data:l};e===null?e=[u]:
e.push(u),a++}}}else{let o={instancePath:p+"/attributes/smart_tags",schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"type",params:{type:"\
array"},schema:y.properties.attributes.properties.smart_tags.type,parentSchema:y.properties.attributes.properties.smart_tags,data:i};e===null?e=[o]:e.push(o),a++}}
if(t.exif_info!==void 0){let i=t.exif_info;if(!(i&&typeof i=="object"&&!Array.isArray(i))){let o={instancePath:p+"/attributes/exif_info",schemaPath:"#/propertie\
s/attributes/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.properties.exif_info.type,parentSchema:y.properties.
attributes.properties.exif_info,data:i};e===null?e=[o]:e.push(o),a++}}if(t.colors!==void 0){let i=t.colors;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){
let l=i[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.red===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/pro\
perties/colors/items/required",keyword:"required",params:{missingProperty:"red"},schema:y.properties.attributes.properties.colors.items.required,parentSchema:y.
properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.green===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"\
#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:y.properties.attributes.properties.colors.items.
required,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.blue===void 0){let u={instancePath:p+"/attribute\
s/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},schema:y.properties.attributes.
properties.colors.items.required,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.alpha===void 0){let u={instancePath:p+
"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},schema:y.properties.
attributes.properties.colors.items.required,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}for(let u in l)if(!(u===
"red"||u==="green"||u==="blue"||u==="alpha")){let f={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?
e=[f]:e.push(f),a++}if(l.red!==void 0){let u=l.red;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attributes/colors/"+d+"/red",
schemaPath:"#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.
colors.items.properties.red.type,parentSchema:y.properties.attributes.properties.colors.items.properties.red,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="\
number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/prope\
rties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:y.properties.attributes.properties.colors.items.properties.red,data:u};
e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/\
properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.colors.items.properties.red,
data:u};e===null?e=[f]:e.push(f),a++}}}if(l.green!==void 0){let u=l.green;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attr\
ibutes/colors/"+d+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},schema:y.properties.
attributes.properties.colors.items.properties.green.type,parentSchema:y.properties.attributes.properties.colors.items.properties.green,data:u};e===null?e=[f]:e.
push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/properties/attributes/p\
roperties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:y.properties.attributes.properties.
colors.items.properties.green,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/proper\
ties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.
properties.colors.items.properties.green,data:u};e===null?e=[f]:e.push(f),a++}}}if(l.blue!==void 0){let u=l.blue;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){let f={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/type",keyword:"type",params:{
type:"integer"},schema:y.properties.attributes.properties.colors.items.properties.blue.type,parentSchema:y.properties.attributes.properties.colors.items.properties.
blue,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:y.properties.
attributes.properties.colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/blue",
schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.
properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}}}if(l.alpha!==void 0){let u=l.alpha;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/a\
lpha/type",keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:y.properties.attributes.
properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/at\
tributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
schema:255,parentSchema:y.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+
"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},schema:0,parentSchema:y.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}}}}else{let u={instancePath:p+
"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.properties.
colors.items.type,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/co\
lors",schemaPath:"#/properties/attributes/properties/colors/type",keyword:"type",params:{type:"array"},schema:y.properties.attributes.properties.colors.type,parentSchema:y.
properties.attributes.properties.colors,data:i};e===null?e=[o]:e.push(o),a++}}if(t.created_at!==void 0){let i=t.created_at;if(typeof i!="string"&&i!==null){let o={
instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:y.properties.attributes.properties.
created_at.type},schema:y.properties.attributes.properties.created_at.type,parentSchema:y.properties.attributes.properties.created_at,data:i};e===null?e=[o]:e.push(
o),a++}if(typeof i=="string"&&!Y.test(i)){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.attributes.properties.created_at,data:i};e===null?e=[o]:e.push(o),a++}}if(t.updated_at!==
void 0){let i=t.updated_at;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/update\
d_at/type",keyword:"type",params:{type:y.properties.attributes.properties.updated_at.type},schema:y.properties.attributes.properties.updated_at.type,parentSchema:y.
properties.attributes.properties.updated_at,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="string"&&!Y.test(i)){let o={instancePath:p+"/attributes/updated_a\
t",schemaPath:"#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.attributes.
properties.updated_at,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{
type:"object"},schema:y.properties.attributes.type,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.
relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.creator===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/\
required",keyword:"required",params:{missingProperty:"creator"},schema:y.properties.relationships.required,parentSchema:y.properties.relationships,data:t};e===null?
e=[i]:e.push(i),a++}if(t.upload_collection===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",
params:{missingProperty:"upload_collection"},schema:y.properties.relationships.required,parentSchema:y.properties.relationships,data:t};e===null?e=[i]:e.push(i),
a++}for(let i in t)if(!(i==="creator"||i==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:y.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.creator!==
void 0){let i=t.creator;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties\
/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},schema:y.properties.relationships.properties.creator.required,parentSchema:y.
properties.relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/creator",schemaPath:"\
#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:y.properties.
relationships.properties.creator,data:i};e===null?e=[d]:e.push(d),a++}i.data!==void 0&&(Oe(i.data,{instancePath:p+"/relationships/creator/data",parentData:i,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?Oe.errors:S(e,Oe.errors),a=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/propert\
ies/relationships/properties/creator/type",keyword:"type",params:{type:"object"},schema:y.properties.relationships.properties.creator.type,parentSchema:y.properties.
relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}}if(t.upload_collection!==void 0){let i=t.upload_collection;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/req\
uired",keyword:"required",params:{missingProperty:"data"},schema:y.properties.relationships.properties.upload_collection.required,parentSchema:y.properties.relationships.
properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"\
#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:y.
properties.relationships.properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};e===
null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;B(o,{instancePath:p+"/relationships/upload_collection/data",parentData:i,
parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?B.errors:S(e,B.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relations\
hips/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},
schema:y.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:y.properties.relationships.properties.upload_collection.properties.
data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/uplo\
ad_collection/type",keyword:"type",params:{type:"object"},schema:y.properties.relationships.properties.upload_collection.type,parentSchema:y.properties.relationships.
properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"\
type",params:{type:"object"},schema:y.properties.relationships.type,parentSchema:y.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}s.meta!==void 0&&
(St(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?St.errors:S(e,St.errors),a=e.length))}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:y.type,parentSchema:y,data:s};e===null?e=[t]:e.push(t),a++}return ds.errors=
e,a===0}ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $a(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=$a.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:mi.required,parentSchema:mi,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:mi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(ds(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||
(e=e===null?ds.errors:S(e,ds.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:mi.type,parentSchema:mi,
data:s};e===null?e=[r]:e.push(r),a++}return $a.errors=e,a===0}$a.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yi=Na,fi={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Job"}},$id:"standin://json-api/data/Job"},Sr={type:"object",additionalProperties:!1,
required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function us(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=us.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Sr.required,parentSchema:Sr,data:s};
e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Sr.required,
parentSchema:Sr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Sr,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="st\
ring"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Sr.properties.id.type,parentSchema:Sr.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:Sr.properties.type.type,parentSchema:Sr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="job"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job"},schema:"job",parentSchema:Sr.properties.type,data:r};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Sr.type,parentSchema:Sr,data:s};e===null?
e=[r]:e.push(r),a++}return us.errors=e,a===0}us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Na(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Na.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:fi.required,parentSchema:fi,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:fi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(us(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?us.errors:S(e,us.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:fi.type,parentSchema:fi,data:s};e===null?e=[r]:e.push(r),a++}return Na.errors=e,a===0}Na.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _=Ea,
R={type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,required:["id",
"type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"api_error"},attributes:{type:"object",additionalProperties:!1,required:["code","d\
oc_url","details"],properties:{code:{type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_\
FOUND","FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","REQUEST_TIMEOUT","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION\
_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE","CONCURRENT_UPLOAD\
_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE"]},doc_url:{type:"string"},details:{type:"object",additionalProperties:!0},
transient:{type:"boolean"}}}}}}}};function Ea(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ea.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:R.required,parentSchema:R,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){
let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:R,data:s};e===null?
e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){if(r.length<1){let i={instancePath:p+"/data",schemaPath:"#/properties/data/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:R.properties.data,data:r};e===null?e=[i]:e.push(i),a++}let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.id===void 0){let d={instancePath:p+"/data/"+i,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"\
id"},schema:R.properties.data.items.required,parentSchema:R.properties.data.items,data:o};e===null?e=[d]:e.push(d),a++}if(o.type===void 0){let d={instancePath:p+
"/data/"+i,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"type"},schema:R.properties.data.items.required,parentSchema:R.
properties.data.items,data:o};e===null?e=[d]:e.push(d),a++}if(o.attributes===void 0){let d={instancePath:p+"/data/"+i,schemaPath:"#/properties/data/items/requir\
ed",keyword:"required",params:{missingProperty:"attributes"},schema:R.properties.data.items.required,parentSchema:R.properties.data.items,data:o};e===null?e=[d]:
e.push(d),a++}for(let d in o)if(!(d==="id"||d==="type"||d==="attributes")){let l={instancePath:p+"/data/"+i,schemaPath:"#/properties/data/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:R.properties.data.items,data:o};e===null?e=[l]:e.push(l),a++}if(o.id!==
void 0){let d=o.id;if(typeof d!="string"){let l={instancePath:p+"/data/"+i+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{
type:"string"},schema:R.properties.data.items.properties.id.type,parentSchema:R.properties.data.items.properties.id,data:d};e===null?e=[l]:e.push(l),a++}}if(o.type!==
void 0){let d=o.type;if(typeof d!="string"){let l={instancePath:p+"/data/"+i+"/type",schemaPath:"#/properties/data/items/properties/type/type",keyword:"type",params:{
type:"string"},schema:R.properties.data.items.properties.type.type,parentSchema:R.properties.data.items.properties.type,data:d};e===null?e=[l]:e.push(l),a++}if(d!==
"api_error"){let l={instancePath:p+"/data/"+i+"/type",schemaPath:"#/properties/data/items/properties/type/const",keyword:"const",params:{allowedValue:"api_error"},
schema:"api_error",parentSchema:R.properties.data.items.properties.type,data:d};e===null?e=[l]:e.push(l),a++}}if(o.attributes!==void 0){let d=o.attributes;if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let l={instancePath:p+"/data/"+i+"/attributes",schemaPath:"#/properties/data/items/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"code"},schema:R.properties.data.items.properties.attributes.required,parentSchema:R.properties.data.items.
properties.attributes,data:d};e===null?e=[l]:e.push(l),a++}if(d.doc_url===void 0){let l={instancePath:p+"/data/"+i+"/attributes",schemaPath:"#/properties/data/i\
tems/properties/attributes/required",keyword:"required",params:{missingProperty:"doc_url"},schema:R.properties.data.items.properties.attributes.required,parentSchema:R.
properties.data.items.properties.attributes,data:d};e===null?e=[l]:e.push(l),a++}if(d.details===void 0){let l={instancePath:p+"/data/"+i+"/attributes",schemaPath:"\
#/properties/data/items/properties/attributes/required",keyword:"required",params:{missingProperty:"details"},schema:R.properties.data.items.properties.attributes.
required,parentSchema:R.properties.data.items.properties.attributes,data:d};e===null?e=[l]:e.push(l),a++}for(let l in d)if(!(l==="code"||l==="doc_url"||l==="det\
ails"||l==="transient")){let u={instancePath:p+"/data/"+i+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:R.properties.data.items.properties.attributes,data:d};e===null?e=[u]:e.push(u),a++}if(d.
code!==void 0){let l=d.code;if(typeof l!="string"){let u={instancePath:p+"/data/"+i+"/attributes/code",schemaPath:"#/properties/data/items/properties/attributes\
/properties/code/type",keyword:"type",params:{type:"string"},schema:R.properties.data.items.properties.attributes.properties.code.type,parentSchema:R.properties.
data.items.properties.attributes.properties.code,data:l};e===null?e=[u]:e.push(u),a++}if(!(l==="INVALID_JSON_BODY"||l==="MALFORMED_REQUEST"||l==="INVALID_AUTHOR\
IZATION_HEADER"||l==="INSUFFICIENT_PERMISSIONS"||l==="NOT_FOUND"||l==="FOREIGN_REQUEST"||l==="INVALID_ENDPOINT"||l==="METHOD_NOT_ALLOWED"||l==="REQUEST_TIMEOUT"||
l==="PAYLOAD_TOO_LARGE"||l==="URL_TOO_LONG"||l==="INVALID_CONTENT_TYPE_HEADER"||l==="EXPECTATION_FAILED"||l==="INVALID_FORMAT"||l==="INVALID_FIELD"||l==="INVALI\
D_ENTITY_ID"||l==="INVALID_TYPE"||l==="INVALID_ENVIRONMENT"||l==="INVALID_API_VERSION"||l==="INVALID_PREFERENCE"||l==="CONCURRENT_UPLOAD_UPDATE"||l==="RATE_LIMI\
T_EXCEEDED"||l==="HEADERS_TOO_LARGE"||l==="INTERNAL_ERROR"||l==="CONTRACT_BREACH"||l==="SERVICE_UNAVAILABLE")){let u={instancePath:p+"/data/"+i+"/attributes/cod\
e",schemaPath:"#/properties/data/items/properties/attributes/properties/code/enum",keyword:"enum",params:{allowedValues:R.properties.data.items.properties.attributes.
properties.code.enum},schema:R.properties.data.items.properties.attributes.properties.code.enum,parentSchema:R.properties.data.items.properties.attributes.properties.
code,data:l};e===null?e=[u]:e.push(u),a++}}if(d.doc_url!==void 0){let l=d.doc_url;if(typeof l!="string"){let u={instancePath:p+"/data/"+i+"/attributes/doc_url",
schemaPath:"#/properties/data/items/properties/attributes/properties/doc_url/type",keyword:"type",params:{type:"string"},schema:R.properties.data.items.properties.
attributes.properties.doc_url.type,parentSchema:R.properties.data.items.properties.attributes.properties.doc_url,data:l};e===null?e=[u]:e.push(u),a++}}if(d.details!==
void 0){let l=d.details;if(!(l&&typeof l=="object"&&!Array.isArray(l))){let u={instancePath:p+"/data/"+i+"/attributes/details",schemaPath:"#/properties/data/ite\
ms/properties/attributes/properties/details/type",keyword:"type",params:{type:"object"},schema:R.properties.data.items.properties.attributes.properties.details.
type,parentSchema:R.properties.data.items.properties.attributes.properties.details,data:l};e===null?e=[u]:e.push(u),a++}}if(d.transient!==void 0){let l=d.transient;
if(typeof l!="boolean"){let u={instancePath:p+"/data/"+i+"/attributes/transient",schemaPath:"#/properties/data/items/properties/attributes/properties/transient/\
type",keyword:"type",params:{type:"boolean"},schema:R.properties.data.items.properties.attributes.properties.transient.type,parentSchema:R.properties.data.items.
properties.attributes.properties.transient,data:l};e===null?e=[u]:e.push(u),a++}}}else{let l={instancePath:p+"/data/"+i+"/attributes",schemaPath:"#/properties/d\
ata/items/properties/attributes/type",keyword:"type",params:{type:"object"},schema:R.properties.data.items.properties.attributes.type,parentSchema:R.properties.
data.items.properties.attributes,data:d};e===null?e=[l]:e.push(l),a++}}}else{let d={instancePath:p+"/data/"+i,schemaPath:"#/properties/data/items/type",keyword:"\
type",params:{type:"object"},schema:R.properties.data.items.type,parentSchema:R.properties.data.items,data:o};e===null?e=[d]:e.push(d),a++}}}else{let t={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:R.properties.data.type,parentSchema:R.properties.data,data:r};e===null?e=
[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:R.type,parentSchema:R,data:s};e===null?e=[r]:e.push(
r),a++}return Ea.errors=e,a===0}Ea.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xn=Ta,hi={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/UploadUpdate"}},$id:"standin://json-api/data/UploadUpdate"},O={type:"object",additionalProperties:!1,properties:{id:{
type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{
type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"o\
bject",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/CreatorUpdate"}}},upload_collection:{type:"obj\
ect",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/CollectionOfUploadUpdate"}}}}}},
meta:{type:"object",additionalProperties:!0}},required:["id","type"]},fr={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{
type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoi\
ntUpdate"}}}},Xe={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};
function ms(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ms.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"x"},schema:Xe.required,parentSchema:Xe,data:s};e===null?e=[r]:e.push(r),a++}if(s.y===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"y"},schema:Xe.required,parentSchema:Xe,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="x"||r===
"y")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Xe,data:s};e===
null?e=[t]:e.push(t),a++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/properties/x/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Xe.properties.x,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={
instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Xe.properties.x,data:r};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:Xe.properties.x.type,parentSchema:Xe.
properties.x,data:r};e===null?e=[t]:e.push(t),a++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"\
#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Xe.properties.y,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Xe.properties.y,data:r};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},schema:Xe.properties.y.type,
parentSchema:Xe.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Xe.
type,parentSchema:Xe,data:s};e===null?e=[r]:e.push(r),a++}return ms.errors=e,a===0}ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cs(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=cs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:fr,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==
void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:fr.properties.
title.type},schema:fr.properties.title.type,parentSchema:fr.properties.title,data:t};e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="\
string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:fr.properties.alt.type},schema:fr.properties.alt.
type,parentSchema:fr.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:fr.properties.custom_data.type,
parentSchema:fr.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let l={};e===
null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;ms(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"foc\
al_point",rootData:m,dynamicAnchors:c})||(e=e===null?ms.errors:S(e,ms.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"\
#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:fr.properties.focal_point.if,parentSchema:fr.properties.focal_point,data:t};e===
null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:fr.type,parentSchema:fr,data:s};e===null?
e=[t]:e.push(t),a++}return cs.errors=e,a===0}cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var it={type:"object",additionalProperties:!1,required:["ty\
pe","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}};function ys(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ys.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:it.required,parentSchema:it,
data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:it.
required,parentSchema:it,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:it,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0&&(qt(s.type,{instancePath:p+
"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=e===null?qt.errors:S(e,qt.errors),a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!=
"string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:it.properties.id.type,parentSchema:it.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:it.type,parentSchema:it,data:s};
e===null?e=[r]:e.push(r),a++}return ys.errors=e,a===0}ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vr={type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function fs(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=fs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:vr.required,parentSchema:vr,
data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:vr.
required,parentSchema:vr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:vr,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;
if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:vr.properties.type.type,parentSchema:vr.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:vr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){
let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:vr.properties.id.type,
parentSchema:vr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:vr.
type,parentSchema:vr,data:s};e===null?e=[r]:e.push(r),a++}return fs.errors=e,a===0}fs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hs(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=hs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:O.required,parentSchema:O,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:O.required,parentSchema:O,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="r\
elationships"||t==="meta")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:O,
data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:O.properties.id.type,parentSchema:O.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!=
"string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:O.properties.type.type,parentSchema:O.properties.
type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload"},schema:"upload",parentSchema:O.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){for(let i in t)if(!(i==="path"||i==="basename"||i==="copyright"||i==="author"||i==="notes"||i==="tags"||i==="default_field_metadata")){let o={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:O.
properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.path!==void 0){let i=t.path;if(typeof i!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"\
#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},schema:O.properties.attributes.properties.path.type,parentSchema:O.properties.
attributes.properties.path,data:i};e===null?e=[o]:e.push(o),a++}}if(t.basename!==void 0){let i=t.basename;if(typeof i!="string"){let o={instancePath:p+"/attribu\
tes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:O.properties.attributes.properties.basename.
type,parentSchema:O.properties.attributes.properties.basename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.copyright!==void 0){let i=t.copyright;if(typeof i!="str\
ing"&&i!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:O.properties.
attributes.properties.copyright.type},schema:O.properties.attributes.properties.copyright.type,parentSchema:O.properties.attributes.properties.copyright,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.author!==void 0){let i=t.author;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/pro\
perties/attributes/properties/author/type",keyword:"type",params:{type:O.properties.attributes.properties.author.type},schema:O.properties.attributes.properties.
author.type,parentSchema:O.properties.attributes.properties.author,data:i};e===null?e=[o]:e.push(o),a++}}if(t.notes!==void 0){let i=t.notes;if(typeof i!="string"&&
i!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:O.properties.attributes.
properties.notes.type},schema:O.properties.attributes.properties.notes.type,parentSchema:O.properties.attributes.properties.notes,data:i};e===null?e=[o]:e.push(
o),a++}}if(t.tags!==void 0){let i=t.tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!="string"){let u={instancePath:p+"/attr\
ibutes/tags/"+d,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:O.properties.attributes.properties.
tags.items.type,parentSchema:O.properties.attributes.properties.tags.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/tags",
schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},schema:O.properties.attributes.properties.tags.type,parentSchema:O.
properties.attributes.properties.tags,data:i};e===null?e=[o]:e.push(o),a++}}if(t.default_field_metadata!==void 0){let i=t.default_field_metadata;if(i&&typeof i==
"object"&&!Array.isArray(i))for(let o in i)cs(i[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,
rootData:m,dynamicAnchors:c})||(e=e===null?cs.errors:S(e,cs.errors),a=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/pr\
operties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:O.properties.attributes.properties.default_field_metadata.
type,parentSchema:O.properties.attributes.properties.default_field_metadata,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:O.properties.attributes.type,parentSchema:O.properties.attributes,data:t};e===null?e=
[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(!(i==="creator"||i==="uploa\
d_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:O.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.creator!==void 0){let i=t.creator;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{
missingProperty:"data"},schema:O.properties.relationships.properties.creator.required,parentSchema:O.properties.relationships.properties.creator,data:i};e===null?
e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:O.properties.relationships.properties.creator,data:i};e===null?
e=[d]:e.push(d),a++}i.data!==void 0&&(ys(i.data,{instancePath:p+"/relationships/creator/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||
(e=e===null?ys.errors:S(e,ys.errors),a=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/\
type",keyword:"type",params:{type:"object"},schema:O.properties.relationships.properties.creator.type,parentSchema:O.properties.relationships.properties.creator,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.upload_collection!==void 0){let i=t.upload_collection;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){
let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{
missingProperty:"data"},schema:O.properties.relationships.properties.upload_collection.required,parentSchema:O.properties.relationships.properties.upload_collection,
data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationshi\
ps/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:O.properties.relationships.
properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}
var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;fs(o,{instancePath:p+"/relationships/upload_collection/data",parentData:i,parentDataProperty:"dat\
a",rootData:m,dynamicAnchors:c})||(e=e===null?fs.errors:S(e,fs.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/upload_collectio\
n/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:O.properties.
relationships.properties.upload_collection.properties.data.if,parentSchema:O.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?
e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"\
type",params:{type:"object"},schema:O.properties.relationships.properties.upload_collection.type,parentSchema:O.properties.relationships.properties.upload_collection,
data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"obj\
ect"},schema:O.properties.relationships.type,parentSchema:O.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}if(s.meta!==void 0){let t=s.meta;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type:"object"},schema:O.properties.
meta.type,parentSchema:O.properties.meta,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},schema:O.type,parentSchema:O,data:s};e===null?e=[t]:e.push(t),a++}return hs.errors=e,a===0}hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ta(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ta.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:hi.required,parentSchema:hi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:hi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(hs(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?hs.errors:S(e,hs.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:hi.type,parentSchema:hi,data:s};e===null?e=[r]:e.push(r),a++}return Ta.errors=e,a===0}Ta.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var $n=Fa,_i={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/UploadCreate"}},$id:"standin://json-api/data/UploadCreate"},U={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"\
string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{
type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{
type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataCreate"}}}},relationships:{type:"\
object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#\
/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/\
schemas#/$defs/UploadCollectionReference"}}}}}}}},hr={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},
custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}};function _s(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=_s.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:hr,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==
void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:hr.properties.
title.type},schema:hr.properties.title.type,parentSchema:hr.properties.title,data:t};e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="\
string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:hr.properties.alt.type},schema:hr.properties.alt.
type,parentSchema:hr.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:hr.properties.custom_data.type,
parentSchema:hr.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let l={};e===
null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;kt(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"foc\
al_point",rootData:m,dynamicAnchors:c})||(e=e===null?kt.errors:S(e,kt.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"\
#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:hr.properties.focal_point.if,parentSchema:hr.properties.focal_point,data:t};e===
null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:hr.type,parentSchema:hr,data:s};e===null?
e=[t]:e.push(t),a++}return _s.errors=e,a===0}_s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function bs(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=bs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:U.required,parentSchema:U,
data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attribu\
tes"},schema:U.required,parentSchema:U,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let i={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:U,data:s};e===null?e=[i]:
e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!Xs.test(t)){let i={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"patt\
ern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:U.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:U.properties.id.type,parentSchema:U.properties.id,data:t};e===null?e=[i]:e.
push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},schema:U.properties.type.type,parentSchema:U.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:U.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.
attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"path"},schema:U.properties.attributes.required,parentSchema:U.properties.attributes,data:t};
e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="path"||i==="basename"||i==="copyright"||i==="author"||i==="notes"||i==="tags"||i==="default_field_metadata")){
let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,
parentSchema:U.properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.path!==void 0){let i=t.path;if(typeof i!="string"){let o={instancePath:p+"/attrib\
utes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},schema:U.properties.attributes.properties.path.type,parentSchema:U.
properties.attributes.properties.path,data:i};e===null?e=[o]:e.push(o),a++}}if(t.basename!==void 0){let i=t.basename;if(typeof i!="string"){let o={instancePath:p+
"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:U.properties.attributes.properties.
basename.type,parentSchema:U.properties.attributes.properties.basename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.copyright!==void 0){let i=t.copyright;if(typeof i!=
"string"&&i!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:U.properties.
attributes.properties.copyright.type},schema:U.properties.attributes.properties.copyright.type,parentSchema:U.properties.attributes.properties.copyright,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.author!==void 0){let i=t.author;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/pro\
perties/attributes/properties/author/type",keyword:"type",params:{type:U.properties.attributes.properties.author.type},schema:U.properties.attributes.properties.
author.type,parentSchema:U.properties.attributes.properties.author,data:i};e===null?e=[o]:e.push(o),a++}}if(t.notes!==void 0){let i=t.notes;if(typeof i!="string"&&
i!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:U.properties.attributes.
properties.notes.type},schema:U.properties.attributes.properties.notes.type,parentSchema:U.properties.attributes.properties.notes,data:i};e===null?e=[o]:e.push(
o),a++}}if(t.tags!==void 0){let i=t.tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!="string"){let u={instancePath:p+"/attr\
ibutes/tags/"+d,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:U.properties.attributes.properties.
tags.items.type,parentSchema:U.properties.attributes.properties.tags.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/tags",
schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},schema:U.properties.attributes.properties.tags.type,parentSchema:U.
properties.attributes.properties.tags,data:i};e===null?e=[o]:e.push(o),a++}}if(t.default_field_metadata!==void 0){let i=t.default_field_metadata;if(i&&typeof i==
"object"&&!Array.isArray(i))for(let o in i)_s(i[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,
rootData:m,dynamicAnchors:c})||(e=e===null?_s.errors:S(e,_s.errors),a=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/pr\
operties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:U.properties.attributes.properties.default_field_metadata.
type,parentSchema:U.properties.attributes.properties.default_field_metadata,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:U.properties.attributes.type,parentSchema:U.properties.attributes,data:t};e===null?e=
[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(!(i==="creator"||i==="uploa\
d_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:U.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.creator!==void 0){let i=t.creator;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{
missingProperty:"data"},schema:U.properties.relationships.properties.creator.required,parentSchema:U.properties.relationships.properties.creator,data:i};e===null?
e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:U.properties.relationships.properties.creator,data:i};e===null?
e=[d]:e.push(d),a++}i.data!==void 0&&(Oe(i.data,{instancePath:p+"/relationships/creator/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||
(e=e===null?Oe.errors:S(e,Oe.errors),a=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/\
type",keyword:"type",params:{type:"object"},schema:U.properties.relationships.properties.creator.type,parentSchema:U.properties.relationships.properties.creator,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.upload_collection!==void 0){let i=t.upload_collection;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){
let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{
missingProperty:"data"},schema:U.properties.relationships.properties.upload_collection.required,parentSchema:U.properties.relationships.properties.upload_collection,
data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationshi\
ps/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:U.properties.relationships.
properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}
var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;B(o,{instancePath:p+"/relationships/upload_collection/data",parentData:i,parentDataProperty:"data",
rootData:m,dynamicAnchors:c})||(e=e===null?B.errors:S(e,B.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/upload_collection/dat\
a",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:U.properties.relationships.
properties.upload_collection.properties.data.if,parentSchema:U.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[f]:e.push(
f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",
params:{type:"object"},schema:U.properties.relationships.properties.upload_collection.type,parentSchema:U.properties.relationships.properties.upload_collection,
data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"obj\
ect"},schema:U.properties.relationships.type,parentSchema:U.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:U.type,parentSchema:U,data:s};e===null?e=[t]:e.push(t),a++}return bs.errors=e,a===0}bs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Fa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Fa.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:_i.required,parentSchema:_i,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="da\
ta"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:_i,data:s};e===
null?e=[t]:e.push(t),a++}s.data!==void 0&&(bs(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?bs.
errors:S(e,bs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:_i.type,parentSchema:_i,data:s};e===
null?e=[r]:e.push(r),a++}return Fa.errors=e,a===0}Fa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nn=Ua,at={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};
function vt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=vt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:y.required,parentSchema:y,data:s};e===null?e=[t]:e.push(t),
a++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:y.required,parentSchema:y,
data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships"||t==="meta")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:y,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){
let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:y.properties.id.type,
parentSchema:y.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:y.properties.type.type,parentSchema:y.properties.type,data:t};e===null?e=[i]:e.push(i),a++}
if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:y.
properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"path"},schema:y.properties.attributes.
required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.basename===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"basename"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.filename===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"filename"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.url===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.format===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"format"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.mime_type===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"require\
d",params:{missingProperty:"mime_type"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.size===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"size"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.md5===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"md5"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.width===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"width"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.height===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"height"},schema:y.properties.attributes.
required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.is_image===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"is_image"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.author===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"author"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.copyright===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"copyright"},schema:y.properties.
attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.notes===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"notes"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.tags===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"tags"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.default_field_metadata===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"default_field_metadata"},schema:y.
properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.duration===void 0){let i={instancePath:p+"/attribu\
tes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"duration"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.frame_rate===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/req\
uired",keyword:"required",params:{missingProperty:"frame_rate"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=
[i]:e.push(i),a++}if(t.blurhash===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
blurhash"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.thumbhash===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.mux_playback_id===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attribute\
s/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===
null?e=[i]:e.push(i),a++}if(t.mux_mp4_highest_res===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"mux_mp4_highest_res"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}
if(t.smart_tags===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"smart_ta\
gs"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.exif_info===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"exif_info"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.colors===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"colors"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(
i),a++}if(t.created_at===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"c\
reated_at"},schema:y.properties.attributes.required,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.updated_at===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"updated_at"},schema:y.properties.attributes.required,parentSchema:y.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!be.call(y.properties.attributes.properties,i)){let o={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:y.properties.attributes,
data:t};e===null?e=[o]:e.push(o),a++}if(t.path!==void 0){let i=t.path;if(typeof i!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/a\
ttributes/properties/path/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.path.type,parentSchema:y.properties.attributes.properties.
path,data:i};e===null?e=[o]:e.push(o),a++}}if(t.basename!==void 0){let i=t.basename;if(typeof i!="string"){let o={instancePath:p+"/attributes/basename",schemaPath:"\
#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.basename.type,parentSchema:y.properties.
attributes.properties.basename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.filename!==void 0){let i=t.filename;if(typeof i!="string"){let o={instancePath:p+"/att\
ributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.
filename.type,parentSchema:y.properties.attributes.properties.filename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.url!==void 0){let i=t.url;if(typeof i=="string"){
if(!Js(i)){let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",
parentSchema:y.properties.attributes.properties.url,data:i};e===null?e=[o]:e.push(o),a++}}else{let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/\
attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.url.type,parentSchema:y.properties.attributes.properties.
url,data:i};e===null?e=[o]:e.push(o),a++}}if(t.format!==void 0){let i=t.format;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/format",schemaPath:"\
#/properties/attributes/properties/format/type",keyword:"type",params:{type:y.properties.attributes.properties.format.type},schema:y.properties.attributes.properties.
format.type,parentSchema:y.properties.attributes.properties.format,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mime_type!==void 0){let i=t.mime_type;if(typeof i!=
"string"&&i!==null){let o={instancePath:p+"/attributes/mime_type",schemaPath:"#/properties/attributes/properties/mime_type/type",keyword:"type",params:{type:y.properties.
attributes.properties.mime_type.type},schema:y.properties.attributes.properties.mime_type.type,parentSchema:y.properties.attributes.properties.mime_type,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.size!==void 0){let i=t.size;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+"/attributes/size",
schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.size.type,parentSchema:y.
properties.attributes.properties.size,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attribut\
es/size",schemaPath:"#/properties/attributes/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.
properties.size,data:i};e===null?e=[o]:e.push(o),a++}}if(t.md5!==void 0){let i=t.md5;if(typeof i=="string"){if(!ro.test(i)){let o={instancePath:p+"/attributes/m\
d5",schemaPath:"#/properties/attributes/properties/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:y.properties.
attributes.properties.md5,data:i};e===null?e=[o]:e.push(o),a++}}else{let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/\
type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.md5.type,parentSchema:y.properties.attributes.properties.md5,data:i};e===null?
e=[o]:e.push(o),a++}}if(t.width!==void 0){let i=t.width;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/w\
idth",schemaPath:"#/properties/attributes/properties/width/type",keyword:"type",params:{type:y.properties.attributes.properties.width.type},schema:y.properties.
attributes.properties.width.type,parentSchema:y.properties.attributes.properties.width,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&
(i<0||isNaN(i))){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.width,data:i};e===null?e=[o]:e.push(o),a++}}if(t.height!==void 0){let i=t.height;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/type",keyword:"\
type",params:{type:y.properties.attributes.properties.height.type},schema:y.properties.attributes.properties.height.type,parentSchema:y.properties.attributes.properties.
height,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/height",schemaPath:"#/proper\
ties/attributes/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.height,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.is_image!==void 0){let i=t.is_image;if(typeof i!="boolean"){let o={instancePath:p+"/attributes/is_image",schemaPath:"#/proper\
ties/attributes/properties/is_image/type",keyword:"type",params:{type:"boolean"},schema:y.properties.attributes.properties.is_image.type,parentSchema:y.properties.
attributes.properties.is_image,data:i};e===null?e=[o]:e.push(o),a++}}if(t.author!==void 0){let i=t.author;if(typeof i!="string"&&i!==null){let o={instancePath:p+
"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:y.properties.attributes.properties.author.type},schema:y.
properties.attributes.properties.author.type,parentSchema:y.properties.attributes.properties.author,data:i};e===null?e=[o]:e.push(o),a++}}if(t.copyright!==void 0){
let i=t.copyright;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",
keyword:"type",params:{type:y.properties.attributes.properties.copyright.type},schema:y.properties.attributes.properties.copyright.type,parentSchema:y.properties.
attributes.properties.copyright,data:i};e===null?e=[o]:e.push(o),a++}}if(t.notes!==void 0){let i=t.notes;if(typeof i!="string"&&i!==null){let o={instancePath:p+
"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:y.properties.attributes.properties.notes.type},schema:y.
properties.attributes.properties.notes.type,parentSchema:y.properties.attributes.properties.notes,data:i};e===null?e=[o]:e.push(o),a++}}if(t.tags!==void 0){let i=t.
tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!="string"){let u={instancePath:p+"/attributes/tags/"+d,schemaPath:"#/proper\
ties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:y.properties.attributes.properties.tags.items.type,parentSchema:y.properties.
attributes.properties.tags.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/proper\
ties/tags/type",keyword:"type",params:{type:"array"},schema:y.properties.attributes.properties.tags.type,parentSchema:y.properties.attributes.properties.tags,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.default_field_metadata!==void 0){let i=t.default_field_metadata;if(i&&typeof i=="object"&&!Array.isArray(i))for(let o in i)wt(
i[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,rootData:m,dynamicAnchors:c})||
(e=e===null?wt.errors:S(e,wt.errors),a=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/\
default_field_metadata/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.properties.default_field_metadata.type,parentSchema:y.properties.
attributes.properties.default_field_metadata,data:i};e===null?e=[o]:e.push(o),a++}}if(t.duration!==void 0){let i=t.duration;if(!(typeof i=="number"&&isFinite(i))&&
i!==null){let o={instancePath:p+"/attributes/duration",schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{type:y.properties.attributes.
properties.duration.type},schema:y.properties.attributes.properties.duration.type,parentSchema:y.properties.attributes.properties.duration,data:i};e===null?e=[o]:
e.push(o),a++}}if(t.frame_rate!==void 0){let i=t.frame_rate;if(!(typeof i=="number"&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/frame_rate",schemaPath:"\
#/properties/attributes/properties/frame_rate/type",keyword:"type",params:{type:y.properties.attributes.properties.frame_rate.type},schema:y.properties.attributes.
properties.frame_rate.type,parentSchema:y.properties.attributes.properties.frame_rate,data:i};e===null?e=[o]:e.push(o),a++}}if(t.blurhash!==void 0){let i=t.blurhash;
if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties/blurhash/type",keyword:"type",params:{
type:y.properties.attributes.properties.blurhash.type},schema:y.properties.attributes.properties.blurhash.type,parentSchema:y.properties.attributes.properties.blurhash,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.thumbhash!==void 0){let i=t.thumbhash;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/thumbhash",
schemaPath:"#/properties/attributes/properties/thumbhash/type",keyword:"type",params:{type:y.properties.attributes.properties.thumbhash.type},schema:y.properties.
attributes.properties.thumbhash.type,parentSchema:y.properties.attributes.properties.thumbhash,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mux_playback_id!==void 0){
let i=t.mux_playback_id;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/mux_playback_id",schemaPath:"#/properties/attributes/properties/mux_\
playback_id/type",keyword:"type",params:{type:y.properties.attributes.properties.mux_playback_id.type},schema:y.properties.attributes.properties.mux_playback_id.
type,parentSchema:y.properties.attributes.properties.mux_playback_id,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mux_mp4_highest_res!==void 0){let i=t.mux_mp4_highest_res;
if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",
keyword:"type",params:{type:y.properties.attributes.properties.mux_mp4_highest_res.type},schema:y.properties.attributes.properties.mux_mp4_highest_res.type,parentSchema:y.
properties.attributes.properties.mux_mp4_highest_res,data:i};e===null?e=[o]:e.push(o),a++}if(!(i==="high"||i==="medium"||i==="low"||i===null)){let o={instancePath:p+
"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:y.properties.attributes.
properties.mux_mp4_highest_res.enum},schema:y.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:y.properties.attributes.properties.mux_mp4_highest_res,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.smart_tags!==void 0){let i=t.smart_tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!=
"string"){let u={instancePath:p+"/attributes/smart_tags/"+d,schemaPath:"#/properties/attributes/properties/smart_tags/items/type",keyword:"type",params:{type:"s\
tring"},schema:y.properties.attributes.properties.smart_tags.items.type,parentSchema:y.properties.attributes.properties.smart_tags.items,data:l};e===null?e=[u]:
e.push(u),a++}}}else{let o={instancePath:p+"/attributes/smart_tags",schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"type",params:{type:"\
array"},schema:y.properties.attributes.properties.smart_tags.type,parentSchema:y.properties.attributes.properties.smart_tags,data:i};e===null?e=[o]:e.push(o),a++}}
if(t.exif_info!==void 0){let i=t.exif_info;if(!(i&&typeof i=="object"&&!Array.isArray(i))){let o={instancePath:p+"/attributes/exif_info",schemaPath:"#/propertie\
s/attributes/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.properties.exif_info.type,parentSchema:y.properties.
attributes.properties.exif_info,data:i};e===null?e=[o]:e.push(o),a++}}if(t.colors!==void 0){let i=t.colors;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){
let l=i[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.red===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/pro\
perties/colors/items/required",keyword:"required",params:{missingProperty:"red"},schema:y.properties.attributes.properties.colors.items.required,parentSchema:y.
properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.green===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"\
#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:y.properties.attributes.properties.colors.items.
required,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.blue===void 0){let u={instancePath:p+"/attribute\
s/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},schema:y.properties.attributes.
properties.colors.items.required,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.alpha===void 0){let u={instancePath:p+
"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},schema:y.properties.
attributes.properties.colors.items.required,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}for(let u in l)if(!(u===
"red"||u==="green"||u==="blue"||u==="alpha")){let f={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?
e=[f]:e.push(f),a++}if(l.red!==void 0){let u=l.red;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attributes/colors/"+d+"/red",
schemaPath:"#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.
colors.items.properties.red.type,parentSchema:y.properties.attributes.properties.colors.items.properties.red,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="\
number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/prope\
rties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:y.properties.attributes.properties.colors.items.properties.red,data:u};
e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/\
properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.properties.colors.items.properties.red,
data:u};e===null?e=[f]:e.push(f),a++}}}if(l.green!==void 0){let u=l.green;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attr\
ibutes/colors/"+d+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},schema:y.properties.
attributes.properties.colors.items.properties.green.type,parentSchema:y.properties.attributes.properties.colors.items.properties.green,data:u};e===null?e=[f]:e.
push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/properties/attributes/p\
roperties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:y.properties.attributes.properties.
colors.items.properties.green,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/proper\
ties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.properties.attributes.
properties.colors.items.properties.green,data:u};e===null?e=[f]:e.push(f),a++}}}if(l.blue!==void 0){let u=l.blue;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){let f={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/type",keyword:"type",params:{
type:"integer"},schema:y.properties.attributes.properties.colors.items.properties.blue.type,parentSchema:y.properties.attributes.properties.colors.items.properties.
blue,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:y.properties.
attributes.properties.colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/blue",
schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:y.
properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}}}if(l.alpha!==void 0){let u=l.alpha;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/a\
lpha/type",keyword:"type",params:{type:"integer"},schema:y.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:y.properties.attributes.
properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/at\
tributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
schema:255,parentSchema:y.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+
"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},schema:0,parentSchema:y.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}}}}else{let u={instancePath:p+
"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},schema:y.properties.attributes.properties.
colors.items.type,parentSchema:y.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/co\
lors",schemaPath:"#/properties/attributes/properties/colors/type",keyword:"type",params:{type:"array"},schema:y.properties.attributes.properties.colors.type,parentSchema:y.
properties.attributes.properties.colors,data:i};e===null?e=[o]:e.push(o),a++}}if(t.created_at!==void 0){let i=t.created_at;if(typeof i!="string"&&i!==null){let o={
instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:y.properties.attributes.properties.
created_at.type},schema:y.properties.attributes.properties.created_at.type,parentSchema:y.properties.attributes.properties.created_at,data:i};e===null?e=[o]:e.push(
o),a++}if(typeof i=="string"&&!Y.test(i)){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.attributes.properties.created_at,data:i};e===null?e=[o]:e.push(o),a++}}if(t.updated_at!==
void 0){let i=t.updated_at;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/update\
d_at/type",keyword:"type",params:{type:y.properties.attributes.properties.updated_at.type},schema:y.properties.attributes.properties.updated_at.type,parentSchema:y.
properties.attributes.properties.updated_at,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="string"&&!Y.test(i)){let o={instancePath:p+"/attributes/updated_a\
t",schemaPath:"#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:y.properties.attributes.
properties.updated_at,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{
type:"object"},schema:y.properties.attributes.type,parentSchema:y.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.
relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.creator===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/\
required",keyword:"required",params:{missingProperty:"creator"},schema:y.properties.relationships.required,parentSchema:y.properties.relationships,data:t};e===null?
e=[i]:e.push(i),a++}if(t.upload_collection===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",
params:{missingProperty:"upload_collection"},schema:y.properties.relationships.required,parentSchema:y.properties.relationships,data:t};e===null?e=[i]:e.push(i),
a++}for(let i in t)if(!(i==="creator"||i==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:y.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.creator!==
void 0){let i=t.creator;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties\
/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},schema:y.properties.relationships.properties.creator.required,parentSchema:y.
properties.relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/creator",schemaPath:"\
#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:y.properties.
relationships.properties.creator,data:i};e===null?e=[d]:e.push(d),a++}i.data!==void 0&&(Oe(i.data,{instancePath:p+"/relationships/creator/data",parentData:i,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?Oe.errors:S(e,Oe.errors),a=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/propert\
ies/relationships/properties/creator/type",keyword:"type",params:{type:"object"},schema:y.properties.relationships.properties.creator.type,parentSchema:y.properties.
relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}}if(t.upload_collection!==void 0){let i=t.upload_collection;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/req\
uired",keyword:"required",params:{missingProperty:"data"},schema:y.properties.relationships.properties.upload_collection.required,parentSchema:y.properties.relationships.
properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"\
#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:y.
properties.relationships.properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};e===
null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;B(o,{instancePath:p+"/relationships/upload_collection/data",parentData:i,
parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?B.errors:S(e,B.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relations\
hips/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},
schema:y.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:y.properties.relationships.properties.upload_collection.properties.
data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/uplo\
ad_collection/type",keyword:"type",params:{type:"object"},schema:y.properties.relationships.properties.upload_collection.type,parentSchema:y.properties.relationships.
properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"\
type",params:{type:"object"},schema:y.properties.relationships.type,parentSchema:y.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}s.meta!==void 0&&
(St(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?St.errors:S(e,St.errors),a=e.length))}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:y.type,parentSchema:y,data:s};e===null?e=[t]:e.push(t),a++}return vt.errors=
e,a===0}vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ot={type:"object",additionalProperties:!1,required:["total_count"],properties:{total_count:{
type:"integer",minimum:0}}};function te(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=te.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},schema:Ot.required,parentSchema:Ot,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(r!=="total_count"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ot,
data:s};e===null?e=[t]:e.push(t),a++}if(s.total_count!==void 0){let r=s.total_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+
"/total_count",schemaPath:"#/properties/total_count/type",keyword:"type",params:{type:"integer"},schema:Ot.properties.total_count.type,parentSchema:Ot.properties.
total_count,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/total_count",schemaPath:"#/propert\
ies/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Ot.properties.total_count,data:r};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ot.type,parentSchema:Ot,data:s};e===null?e=[r]:e.push(r),a++}return te.errors=
e,a===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ua(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Ua.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:at.required,parentSchema:at,data:s};e===null?e=[r]:e.push(
r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:at.required,parentSchema:at,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:at,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)vt(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?vt.errors:S(e,vt.errors),a=e.
length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:at.properties.data.type,parentSchema:at.
properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(te(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||
(e=e===null?te.errors:S(e,te.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:at.type,parentSchema:at,
data:s};e===null?e=[r]:e.push(r),a++}return Ua.errors=e,a===0}Ua.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var En=za,bi={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Site"}},$id:"standin://json-api/data/Site"},A={type:"object",additionalProperties:!1,
required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"site"},attributes:{type:"object",additionalProperties:!1,
required:["name","domain","google_maps_api_token","imgix_host","internal_domain","locales","timezone","no_index","favicon","last_data_change_at","require_2fa","\
ip_tracking_enabled","force_use_of_sandbox_environments","assets_cdn_default_settings","theme","global_seo"],properties:{name:{type:"string"},domain:{type:["str\
ing","null"]},google_maps_api_token:{type:["string","null"]},imgix_host:{type:["string","null"]},internal_domain:{type:["string","null"]},locales:{type:"array",
items:{type:"string"}},timezone:{type:"string"},no_index:{type:"boolean"},favicon:{type:["string","null"]},last_data_change_at:{type:["string","null"],format:"d\
ate-time"},require_2fa:{type:"boolean"},ip_tracking_enabled:{type:"boolean"},force_use_of_sandbox_environments:{type:"boolean"},assets_cdn_default_settings:{type:"\
object",additionalProperties:!0},theme:{type:"object",additionalProperties:!0},global_seo:{type:["object","null"],additionalProperties:!0}}},relationships:{type:"\
object",additionalProperties:!1,required:["account","owner","item_types"],properties:{account:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/Creator"}}}},owner:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{
$ref:"standin://json-api/schemas#/$defs/Creator"}}},item_types:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"\
standin://json-api/schemas#/$defs/WebhookPayloadEntity"}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/SiteMeta"}}},Be={type:"object",additionalProperties:!1,
required:["id","type"],properties:{id:{type:"string"},type:{type:"string"},attributes:{type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0},
meta:{type:"object",additionalProperties:!0}}};function At(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=At.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Be.required,parentSchema:Be,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Be.required,parentSchema:Be,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Be,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="st\
ring"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Be.properties.id.type,parentSchema:Be.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:Be.properties.type.type,parentSchema:Be.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==
void 0){let r=s.attributes;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},schema:Be.properties.attributes.type,parentSchema:Be.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==
void 0){let r=s.relationships;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",
keyword:"type",params:{type:"object"},schema:Be.properties.relationships.type,parentSchema:Be.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
meta!==void 0){let r=s.meta;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let t={instancePath:p+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{
type:"object"},schema:Be.properties.meta.type,parentSchema:Be.properties.meta,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},schema:Be.type,parentSchema:Be,data:s};e===null?e=[r]:e.push(r),a++}return At.errors=e,a===0}At.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var E={type:"object",additionalProperties:!1,required:["created_at","draft_mode_default","improved_timezone_management","improved_hex_managemen\
t","improved_gql_multilocale_fields","improved_gql_visibility_control","improved_boolean_fields","improved_validation_at_publishing","improved_exposure_of_inlin\
e_blocks_in_cda","improved_items_listing","milliseconds_in_datetime","non_localized_focal_points","allow_custom_theme"],properties:{created_at:{type:"string",format:"\
date-time"},draft_mode_default:{type:"boolean"},improved_timezone_management:{type:"boolean"},improved_hex_management:{type:"boolean"},improved_gql_multilocale_fields:{
type:"boolean"},improved_gql_visibility_control:{type:"boolean"},improved_boolean_fields:{type:"boolean"},improved_validation_at_publishing:{type:"boolean"},improved_exposure_of_inline_blocks_in_cda:{
type:"boolean"},improved_items_listing:{type:"boolean"},milliseconds_in_datetime:{type:"boolean"},non_localized_focal_points:{type:"boolean"},allow_custom_theme:{
type:"boolean"}}};function Ps(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ps.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"created_at"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.draft_mode_default===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"draft_mode_default"},schema:E.required,parentSchema:E,data:s};e===null?
e=[r]:e.push(r),a++}if(s.improved_timezone_management===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improv\
ed_timezone_management"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_hex_management===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"improved_hex_management"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_gql_multilocale_fields===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_gql_multilocale_fields"},schema:E.required,parentSchema:E,
data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_gql_visibility_control===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
improved_gql_visibility_control"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_boolean_fields===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_boolean_fields"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),
a++}if(s.improved_validation_at_publishing===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_validati\
on_at_publishing"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.improved_exposure_of_inline_blocks_in_cda===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_exposure_of_inline_blocks_in_cda"},schema:E.required,parentSchema:E,data:s};e===null?
e=[r]:e.push(r),a++}if(s.improved_items_listing===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"improved_ite\
ms_listing"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.milliseconds_in_datetime===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"milliseconds_in_datetime"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}if(s.non_localized_focal_points===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"non_localized_focal_points"},schema:E.required,parentSchema:E,
data:s};e===null?e=[r]:e.push(r),a++}if(s.allow_custom_theme===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
allow_custom_theme"},schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!be.call(E.properties,r)){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:E,data:s};e===null?e=[t]:e.push(t),a++}if(s.created_at!==
void 0){let r=s.created_at;if(typeof r=="string"){if(!Y.test(r)){let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",
params:{format:"date-time"},schema:"date-time",parentSchema:E.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/created_a\
t",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},schema:E.properties.created_at.type,parentSchema:E.properties.created_at,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.draft_mode_default!==void 0){let r=s.draft_mode_default;if(typeof r!="boolean"){let t={instancePath:p+"/draft_mode_default",schemaPath:"\
#/properties/draft_mode_default/type",keyword:"type",params:{type:"boolean"},schema:E.properties.draft_mode_default.type,parentSchema:E.properties.draft_mode_default,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_timezone_management!==void 0){let r=s.improved_timezone_management;if(typeof r!="boolean"){let t={instancePath:p+
"/improved_timezone_management",schemaPath:"#/properties/improved_timezone_management/type",keyword:"type",params:{type:"boolean"},schema:E.properties.improved_timezone_management.
type,parentSchema:E.properties.improved_timezone_management,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_hex_management!==void 0){let r=s.improved_hex_management;
if(typeof r!="boolean"){let t={instancePath:p+"/improved_hex_management",schemaPath:"#/properties/improved_hex_management/type",keyword:"type",params:{type:"boo\
lean"},schema:E.properties.improved_hex_management.type,parentSchema:E.properties.improved_hex_management,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_gql_multilocale_fields!==
void 0){let r=s.improved_gql_multilocale_fields;if(typeof r!="boolean"){let t={instancePath:p+"/improved_gql_multilocale_fields",schemaPath:"#/properties/improv\
ed_gql_multilocale_fields/type",keyword:"type",params:{type:"boolean"},schema:E.properties.improved_gql_multilocale_fields.type,parentSchema:E.properties.improved_gql_multilocale_fields,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_gql_visibility_control!==void 0){let r=s.improved_gql_visibility_control;if(typeof r!="boolean"){let t={instancePath:p+
"/improved_gql_visibility_control",schemaPath:"#/properties/improved_gql_visibility_control/type",keyword:"type",params:{type:"boolean"},schema:E.properties.improved_gql_visibility_control.
type,parentSchema:E.properties.improved_gql_visibility_control,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_boolean_fields!==void 0){let r=s.improved_boolean_fields;
if(typeof r!="boolean"){let t={instancePath:p+"/improved_boolean_fields",schemaPath:"#/properties/improved_boolean_fields/type",keyword:"type",params:{type:"boo\
lean"},schema:E.properties.improved_boolean_fields.type,parentSchema:E.properties.improved_boolean_fields,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_validation_at_publishing!==
void 0){let r=s.improved_validation_at_publishing;if(typeof r!="boolean"){let t={instancePath:p+"/improved_validation_at_publishing",schemaPath:"#/properties/im\
proved_validation_at_publishing/type",keyword:"type",params:{type:"boolean"},schema:E.properties.improved_validation_at_publishing.type,parentSchema:E.properties.
improved_validation_at_publishing,data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_exposure_of_inline_blocks_in_cda!==void 0){let r=s.improved_exposure_of_inline_blocks_in_cda;
if(typeof r!="boolean"){let t={instancePath:p+"/improved_exposure_of_inline_blocks_in_cda",schemaPath:"#/properties/improved_exposure_of_inline_blocks_in_cda/ty\
pe",keyword:"type",params:{type:"boolean"},schema:E.properties.improved_exposure_of_inline_blocks_in_cda.type,parentSchema:E.properties.improved_exposure_of_inline_blocks_in_cda,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.improved_items_listing!==void 0){let r=s.improved_items_listing;if(typeof r!="boolean"){let t={instancePath:p+"/impro\
ved_items_listing",schemaPath:"#/properties/improved_items_listing/type",keyword:"type",params:{type:"boolean"},schema:E.properties.improved_items_listing.type,
parentSchema:E.properties.improved_items_listing,data:r};e===null?e=[t]:e.push(t),a++}}if(s.milliseconds_in_datetime!==void 0){let r=s.milliseconds_in_datetime;
if(typeof r!="boolean"){let t={instancePath:p+"/milliseconds_in_datetime",schemaPath:"#/properties/milliseconds_in_datetime/type",keyword:"type",params:{type:"b\
oolean"},schema:E.properties.milliseconds_in_datetime.type,parentSchema:E.properties.milliseconds_in_datetime,data:r};e===null?e=[t]:e.push(t),a++}}if(s.non_localized_focal_points!==
void 0){let r=s.non_localized_focal_points;if(typeof r!="boolean"){let t={instancePath:p+"/non_localized_focal_points",schemaPath:"#/properties/non_localized_fo\
cal_points/type",keyword:"type",params:{type:"boolean"},schema:E.properties.non_localized_focal_points.type,parentSchema:E.properties.non_localized_focal_points,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.allow_custom_theme!==void 0){let r=s.allow_custom_theme;if(typeof r!="boolean"){let t={instancePath:p+"/allow_custom_\
theme",schemaPath:"#/properties/allow_custom_theme/type",keyword:"type",params:{type:"boolean"},schema:E.properties.allow_custom_theme.type,parentSchema:E.properties.
allow_custom_theme,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:E.type,parentSchema:E,
data:s};e===null?e=[r]:e.push(r),a++}return Ps.errors=e,a===0}Ps.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gs(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=gs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:A.
required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"attributes"},schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}if(s.relationships===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)
if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships"||t==="meta")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t},schema:!1,parentSchema:A,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:A.properties.id.type,parentSchema:A.properties.id,data:t};e===null?e=[i]:e.
push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},schema:A.properties.type.type,parentSchema:A.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="site"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"site"},schema:"site",parentSchema:A.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==
void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"name"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=
[i]:e.push(i),a++}if(t.domain===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
domain"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.google_maps_api_token===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"google_maps_api_token"},schema:A.properties.
attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.imgix_host===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"imgix_host"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.internal_domain===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"internal_domain"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),
a++}if(t.locales===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"locales"},
schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.timezone===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"timezone"},schema:A.properties.attributes.required,parentSchema:A.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.no_index===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"no_index"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:
e.push(i),a++}if(t.favicon===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
favicon"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.last_data_change_at===void 0){let i={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"last_data_change_at"},schema:A.properties.
attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.require_2fa===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"require_2fa"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.ip_tracking_enabled===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"ip_tracking_enabled"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(
i),a++}if(t.force_use_of_sandbox_environments===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"force_use_of_sandbox_environments"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(
i),a++}if(t.assets_cdn_default_settings===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
assets_cdn_default_settings"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.theme===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"theme"},schema:A.properties.attributes.
required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.global_seo===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"global_seo"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!be.call(A.properties.attributes.properties,i)){let o={instancePath:p+"/attributes",schemaPath:"#/propert\
ies/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:A.properties.attributes,data:t};e===null?
e=[o]:e.push(o),a++}if(t.name!==void 0){let i=t.name;if(typeof i!="string"){let o={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/propert\
ies/name/type",keyword:"type",params:{type:"string"},schema:A.properties.attributes.properties.name.type,parentSchema:A.properties.attributes.properties.name,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.domain!==void 0){let i=t.domain;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/domain",schemaPath:"#/pro\
perties/attributes/properties/domain/type",keyword:"type",params:{type:A.properties.attributes.properties.domain.type},schema:A.properties.attributes.properties.
domain.type,parentSchema:A.properties.attributes.properties.domain,data:i};e===null?e=[o]:e.push(o),a++}}if(t.google_maps_api_token!==void 0){let i=t.google_maps_api_token;
if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/google_maps_api_token",schemaPath:"#/properties/attributes/properties/google_maps_api_token/\
type",keyword:"type",params:{type:A.properties.attributes.properties.google_maps_api_token.type},schema:A.properties.attributes.properties.google_maps_api_token.
type,parentSchema:A.properties.attributes.properties.google_maps_api_token,data:i};e===null?e=[o]:e.push(o),a++}}if(t.imgix_host!==void 0){let i=t.imgix_host;if(typeof i!=
"string"&&i!==null){let o={instancePath:p+"/attributes/imgix_host",schemaPath:"#/properties/attributes/properties/imgix_host/type",keyword:"type",params:{type:A.
properties.attributes.properties.imgix_host.type},schema:A.properties.attributes.properties.imgix_host.type,parentSchema:A.properties.attributes.properties.imgix_host,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.internal_domain!==void 0){let i=t.internal_domain;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes\
/internal_domain",schemaPath:"#/properties/attributes/properties/internal_domain/type",keyword:"type",params:{type:A.properties.attributes.properties.internal_domain.
type},schema:A.properties.attributes.properties.internal_domain.type,parentSchema:A.properties.attributes.properties.internal_domain,data:i};e===null?e=[o]:e.push(
o),a++}}if(t.locales!==void 0){let i=t.locales;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!="string"){let u={instancePath:p+
"/attributes/locales/"+d,schemaPath:"#/properties/attributes/properties/locales/items/type",keyword:"type",params:{type:"string"},schema:A.properties.attributes.
properties.locales.items.type,parentSchema:A.properties.attributes.properties.locales.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/\
attributes/locales",schemaPath:"#/properties/attributes/properties/locales/type",keyword:"type",params:{type:"array"},schema:A.properties.attributes.properties.
locales.type,parentSchema:A.properties.attributes.properties.locales,data:i};e===null?e=[o]:e.push(o),a++}}if(t.timezone!==void 0){let i=t.timezone;if(typeof i!=
"string"){let o={instancePath:p+"/attributes/timezone",schemaPath:"#/properties/attributes/properties/timezone/type",keyword:"type",params:{type:"string"},schema:A.
properties.attributes.properties.timezone.type,parentSchema:A.properties.attributes.properties.timezone,data:i};e===null?e=[o]:e.push(o),a++}}if(t.no_index!==void 0){
let i=t.no_index;if(typeof i!="boolean"){let o={instancePath:p+"/attributes/no_index",schemaPath:"#/properties/attributes/properties/no_index/type",keyword:"typ\
e",params:{type:"boolean"},schema:A.properties.attributes.properties.no_index.type,parentSchema:A.properties.attributes.properties.no_index,data:i};e===null?e=[
o]:e.push(o),a++}}if(t.favicon!==void 0){let i=t.favicon;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/favicon",schemaPath:"#/properties/a\
ttributes/properties/favicon/type",keyword:"type",params:{type:A.properties.attributes.properties.favicon.type},schema:A.properties.attributes.properties.favicon.
type,parentSchema:A.properties.attributes.properties.favicon,data:i};e===null?e=[o]:e.push(o),a++}}if(t.last_data_change_at!==void 0){let i=t.last_data_change_at;
if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/last_data_change_at",schemaPath:"#/properties/attributes/properties/last_data_change_at/type",
keyword:"type",params:{type:A.properties.attributes.properties.last_data_change_at.type},schema:A.properties.attributes.properties.last_data_change_at.type,parentSchema:A.
properties.attributes.properties.last_data_change_at,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="string"&&!Y.test(i)){let o={instancePath:p+"/attributes/\
last_data_change_at",schemaPath:"#/properties/attributes/properties/last_data_change_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",
parentSchema:A.properties.attributes.properties.last_data_change_at,data:i};e===null?e=[o]:e.push(o),a++}}if(t.require_2fa!==void 0){let i=t.require_2fa;if(typeof i!=
"boolean"){let o={instancePath:p+"/attributes/require_2fa",schemaPath:"#/properties/attributes/properties/require_2fa/type",keyword:"type",params:{type:"boolean"},
schema:A.properties.attributes.properties.require_2fa.type,parentSchema:A.properties.attributes.properties.require_2fa,data:i};e===null?e=[o]:e.push(o),a++}}if(t.
ip_tracking_enabled!==void 0){let i=t.ip_tracking_enabled;if(typeof i!="boolean"){let o={instancePath:p+"/attributes/ip_tracking_enabled",schemaPath:"#/properti\
es/attributes/properties/ip_tracking_enabled/type",keyword:"type",params:{type:"boolean"},schema:A.properties.attributes.properties.ip_tracking_enabled.type,parentSchema:A.
properties.attributes.properties.ip_tracking_enabled,data:i};e===null?e=[o]:e.push(o),a++}}if(t.force_use_of_sandbox_environments!==void 0){let i=t.force_use_of_sandbox_environments;
if(typeof i!="boolean"){let o={instancePath:p+"/attributes/force_use_of_sandbox_environments",schemaPath:"#/properties/attributes/properties/force_use_of_sandbo\
x_environments/type",keyword:"type",params:{type:"boolean"},schema:A.properties.attributes.properties.force_use_of_sandbox_environments.type,parentSchema:A.properties.
attributes.properties.force_use_of_sandbox_environments,data:i};e===null?e=[o]:e.push(o),a++}}if(t.assets_cdn_default_settings!==void 0){let i=t.assets_cdn_default_settings;
if(!(i&&typeof i=="object"&&!Array.isArray(i))){let o={instancePath:p+"/attributes/assets_cdn_default_settings",schemaPath:"#/properties/attributes/properties/a\
ssets_cdn_default_settings/type",keyword:"type",params:{type:"object"},schema:A.properties.attributes.properties.assets_cdn_default_settings.type,parentSchema:A.
properties.attributes.properties.assets_cdn_default_settings,data:i};e===null?e=[o]:e.push(o),a++}}if(t.theme!==void 0){let i=t.theme;if(!(i&&typeof i=="object"&&
!Array.isArray(i))){let o={instancePath:p+"/attributes/theme",schemaPath:"#/properties/attributes/properties/theme/type",keyword:"type",params:{type:"object"},schema:A.
properties.attributes.properties.theme.type,parentSchema:A.properties.attributes.properties.theme,data:i};e===null?e=[o]:e.push(o),a++}}if(t.global_seo!==void 0){
let i=t.global_seo;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null){let o={instancePath:p+"/attributes/global_seo",schemaPath:"#/properties/attributes/\
properties/global_seo/type",keyword:"type",params:{type:A.properties.attributes.properties.global_seo.type},schema:A.properties.attributes.properties.global_seo.
type,parentSchema:A.properties.attributes.properties.global_seo,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/pr\
operties/attributes/type",keyword:"type",params:{type:"object"},schema:A.properties.attributes.type,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.account===void 0){let i={instancePath:p+"/re\
lationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"account"},schema:A.properties.relationships.required,parentSchema:A.
properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}if(t.owner===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships\
/required",keyword:"required",params:{missingProperty:"owner"},schema:A.properties.relationships.required,parentSchema:A.properties.relationships,data:t};e===null?
e=[i]:e.push(i),a++}if(t.item_types===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"item_types"},schema:A.properties.relationships.required,parentSchema:A.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)
if(!(i==="account"||i==="owner"||i==="item_types")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:A.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.account!==void 0){
let i=t.account;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/account",schemaPath:"#/properties/relatio\
nships/properties/account/required",keyword:"required",params:{missingProperty:"data"},schema:A.properties.relationships.properties.account.required,parentSchema:A.
properties.relationships.properties.account,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/account",schemaPath:"\
#/properties/relationships/properties/account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.
relationships.properties.account,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(
f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;Oe(o,{instancePath:p+"/relationships/account/data",parentData:i,parentDataProperty:"data",
rootData:m,dynamicAnchors:c})||(e=e===null?Oe.errors:S(e,Oe.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/account/data",schemaPath:"\
#/properties/relationships/properties/account/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:A.properties.relationships.properties.account.
properties.data.if,parentSchema:A.properties.relationships.properties.account.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+
"/relationships/account",schemaPath:"#/properties/relationships/properties/account/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.
properties.account.type,parentSchema:A.properties.relationships.properties.account,data:i};e===null?e=[o]:e.push(o),a++}}if(t.owner!==void 0){let i=t.owner;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/owner",schemaPath:"#/properties/relationships/properties/owner/\
required",keyword:"required",params:{missingProperty:"data"},schema:A.properties.relationships.properties.owner.required,parentSchema:A.properties.relationships.
properties.owner,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/owner",schemaPath:"#/properties/relati\
onships/properties/owner/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.relationships.properties.
owner,data:i};e===null?e=[d]:e.push(d),a++}i.data!==void 0&&(Oe(i.data,{instancePath:p+"/relationships/owner/data",parentData:i,parentDataProperty:"data",rootData:m,
dynamicAnchors:c})||(e=e===null?Oe.errors:S(e,Oe.errors),a=e.length))}else{let o={instancePath:p+"/relationships/owner",schemaPath:"#/properties/relationships/p\
roperties/owner/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.properties.owner.type,parentSchema:A.properties.relationships.properties.
owner,data:i};e===null?e=[o]:e.push(o),a++}}if(t.item_types!==void 0){let i=t.item_types;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={
instancePath:p+"/relationships/item_types",schemaPath:"#/properties/relationships/properties/item_types/required",keyword:"required",params:{missingProperty:"da\
ta"},schema:A.properties.relationships.properties.item_types.required,parentSchema:A.properties.relationships.properties.item_types,data:i};e===null?e=[o]:e.push(
o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/item_types",schemaPath:"#/properties/relationships/properties/item_types/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.relationships.properties.item_types,data:i};e===null?
e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;for(let l=0;l<d;l++)At(o[l],{instancePath:p+"/relationships/item_types/\
data/"+l,parentData:o,parentDataProperty:l,rootData:m,dynamicAnchors:c})||(e=e===null?At.errors:S(e,At.errors),a=e.length)}else{let d={instancePath:p+"/relation\
ships/item_types/data",schemaPath:"#/properties/relationships/properties/item_types/properties/data/type",keyword:"type",params:{type:"array"},schema:A.properties.
relationships.properties.item_types.properties.data.type,parentSchema:A.properties.relationships.properties.item_types.properties.data,data:o};e===null?e=[d]:e.
push(d),a++}}}else{let o={instancePath:p+"/relationships/item_types",schemaPath:"#/properties/relationships/properties/item_types/type",keyword:"type",params:{type:"\
object"},schema:A.properties.relationships.properties.item_types.type,parentSchema:A.properties.relationships.properties.item_types,data:i};e===null?e=[o]:e.push(
o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.
type,parentSchema:A.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}s.meta!==void 0&&(Ps(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?Ps.errors:S(e,Ps.errors),a=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:A.type,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}return gs.errors=e,a===0}gs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function za(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=za.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:bi.required,parentSchema:bi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:bi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(gs(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?gs.errors:S(e,gs.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:bi.type,parentSchema:bi,data:s};e===null?e=[r]:e.push(r),a++}return za.errors=e,a===0}za.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Tn=Oa,pt={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"\
standin://json-api/schemas#/$defs/ProjectEnvironment"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},Ar={type:"object",additionalProperties:!1,required:[
"id","type"],properties:{id:{type:"string"},type:{type:"string",const:"environment"},meta:{$ref:"standin://json-api/schemas#/$defs/ProjectEnvironmentMeta"}}},H={
type:"object",additionalProperties:!1,required:["status","read_only_mode","created_at","last_data_change_at","primary","forked_from"],properties:{status:{type:"\
string",enum:["creating","ready","destroying"]},read_only_mode:{type:"boolean"},created_at:{type:"string",format:"date-time"},last_data_change_at:{type:"string",
format:"date-time"},primary:{type:"boolean"},forked_from:{type:["string","null"]}}};function ks(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=ks.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:H.required,parentSchema:H,data:s};
e===null?e=[r]:e.push(r),a++}if(s.read_only_mode===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"read_only_m\
ode"},schema:H.required,parentSchema:H,data:s};e===null?e=[r]:e.push(r),a++}if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"created_at"},schema:H.required,parentSchema:H,data:s};e===null?e=[r]:e.push(r),a++}if(s.last_data_change_at===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_data_change_at"},schema:H.required,parentSchema:H,data:s};e===null?e=[r]:e.push(r),a++}
if(s.primary===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"primary"},schema:H.required,parentSchema:H,data:s};
e===null?e=[r]:e.push(r),a++}if(s.forked_from===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"forked_from"},
schema:H.required,parentSchema:H,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="status"||r==="read_only_mode"||r==="created_at"||r==="last_data_c\
hange_at"||r==="primary"||r==="forked_from")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:H,data:s};e===null?e=[t]:e.push(t),a++}if(s.status!==void 0){let r=s.status;if(typeof r!="string"){let t={instancePath:p+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},schema:H.properties.status.type,parentSchema:H.properties.status,data:r};e===null?e=[t]:e.push(t),
a++}if(!(r==="creating"||r==="ready"||r==="destroying")){let t={instancePath:p+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:H.
properties.status.enum},schema:H.properties.status.enum,parentSchema:H.properties.status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.read_only_mode!==void 0){let r=s.
read_only_mode;if(typeof r!="boolean"){let t={instancePath:p+"/read_only_mode",schemaPath:"#/properties/read_only_mode/type",keyword:"type",params:{type:"boolea\
n"},schema:H.properties.read_only_mode.type,parentSchema:H.properties.read_only_mode,data:r};e===null?e=[t]:e.push(t),a++}}if(s.created_at!==void 0){let r=s.created_at;
if(typeof r=="string"){if(!Y.test(r)){let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},
schema:"date-time",parentSchema:H.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/created_at",schemaPath:"#/properties/\
created_at/type",keyword:"type",params:{type:"string"},schema:H.properties.created_at.type,parentSchema:H.properties.created_at,data:r};e===null?e=[t]:e.push(t),
a++}}if(s.last_data_change_at!==void 0){let r=s.last_data_change_at;if(typeof r=="string"){if(!Y.test(r)){let t={instancePath:p+"/last_data_change_at",schemaPath:"\
#/properties/last_data_change_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:H.properties.last_data_change_at,data:r};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/last_data_change_at",schemaPath:"#/properties/last_data_change_at/type",keyword:"type",params:{type:"stri\
ng"},schema:H.properties.last_data_change_at.type,parentSchema:H.properties.last_data_change_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.primary!==void 0){let r=s.
primary;if(typeof r!="boolean"){let t={instancePath:p+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type:"boolean"},schema:H.properties.
primary.type,parentSchema:H.properties.primary,data:r};e===null?e=[t]:e.push(t),a++}}if(s.forked_from!==void 0){let r=s.forked_from;if(typeof r!="string"&&r!==null){
let t={instancePath:p+"/forked_from",schemaPath:"#/properties/forked_from/type",keyword:"type",params:{type:H.properties.forked_from.type},schema:H.properties.forked_from.
type,parentSchema:H.properties.forked_from,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},schema:H.type,parentSchema:H,data:s};e===null?e=[r]:e.push(r),a++}return ks.errors=e,a===0}ks.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ws(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ws.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:Ar.required,parentSchema:Ar,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:Ar.required,parentSchema:Ar,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="meta")){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ar,data:s};e===null?e=[t]:
e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},schema:Ar.properties.id.type,parentSchema:Ar.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Ar.properties.type.type,parentSchema:Ar.properties.type,
data:r};e===null?e=[t]:e.push(t),a++}if(r!=="environment"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
environment"},schema:"environment",parentSchema:Ar.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(ks(s.meta,{instancePath:p+"/meta",parentData:s,
parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?ks.errors:S(e,ks.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Ar.type,parentSchema:Ar,data:s};e===null?e=[r]:e.push(r),a++}return ws.errors=e,a===0}ws.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Oa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Oa.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},schema:pt.required,parentSchema:pt,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},schema:pt.required,parentSchema:pt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:pt,
data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ws(r[i],{instancePath:p+"/data/"+i,
parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?ws.errors:S(e,ws.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},schema:pt.properties.data.type,parentSchema:pt.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}
s.meta!==void 0&&(te(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?te.errors:S(e,te.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:pt.type,parentSchema:pt,data:s};e===null?e=[r]:e.push(r),
a++}return Oa.errors=e,a===0}Oa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var eo=Va,ot={type:"object",additionalProperties:!1,required:["data","meta"],
properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/BulkMeta"}}},_r={type:"obj\
ect",additionalProperties:!1,required:["successful","failed"],properties:{successful:{type:"integer",minimum:0},failed:{type:"integer",minimum:0}}};function qs(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=qs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.successful===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
successful"},schema:_r.required,parentSchema:_r,data:s};e===null?e=[r]:e.push(r),a++}if(s.failed===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failed"},schema:_r.required,parentSchema:_r,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="successful"||r==="f\
ailed")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:_r,data:s};
e===null?e=[t]:e.push(t),a++}if(s.successful!==void 0){let r=s.successful;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/succ\
essful",schemaPath:"#/properties/successful/type",keyword:"type",params:{type:"integer"},schema:_r.properties.successful.type,parentSchema:_r.properties.successful,
data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/successful",schemaPath:"#/properties/successfu\
l/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:_r.properties.successful,data:r};e===null?e=[t]:e.push(t),a++}}if(s.failed!==
void 0){let r=s.failed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/failed",schemaPath:"#/properties/failed/type",keyword:"\
type",params:{type:"integer"},schema:_r.properties.failed.type,parentSchema:_r.properties.failed,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){let t={instancePath:p+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:_r.
properties.failed,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:_r.type,parentSchema:_r,
data:s};e===null?e=[r]:e.push(r),a++}return qs.errors=e,a===0}qs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Va(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Va.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:ot.
required,parentSchema:ot,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},schema:ot.required,parentSchema:ot,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ot,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)vt(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?vt.errors:S(e,vt.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:ot.
properties.data.type,parentSchema:ot.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(qs(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?qs.errors:S(e,qs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:ot.type,parentSchema:ot,data:s};e===null?e=[r]:e.push(r),a++}return Va.errors=e,a===0}Va.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fn=Ca,
Pi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkTag"}},$id:"standin://json-api/d\
ata/UploadBulkTag"},J={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"upload_bulk_tag_operation"},attributes:{
type:"object",additionalProperties:!1,required:["tags"],properties:{tags:{type:"array",items:{type:"string"}}}},relationships:{type:"object",additionalProperties:!1,
required:["uploads"],properties:{uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api\
/schemas#/$defs/UploadReference"}}}}}}}},jr={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload"},id:{type:"\
string"}}};function Nr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Nr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},schema:jr.required,parentSchema:jr,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:jr.required,parentSchema:jr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="ty\
pe"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:jr,
data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},schema:jr.properties.type.type,parentSchema:jr.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:jr.properties.type,data:r};e===null?e=[
t]:e.push(t),a++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:jr.properties.id.type,parentSchema:jr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:jr.type,parentSchema:jr,data:s};e===null?e=[r]:e.push(r),a++}return Nr.errors=e,a===0}Nr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ss(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ss.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},schema:J.required,parentSchema:J,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:J.required,parentSchema:J,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(!(r==="type"||r==="attributes"||r==="relationships")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:J,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:J.properties.type.type,parentSchema:J.properties.type,data:r};e===null?e=[t]:e.push(t),a++}
if(r!=="upload_bulk_tag_operation"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_bulk_tag_ope\
ration"},schema:"upload_bulk_tag_operation",parentSchema:J.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.tags===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"tags"},schema:J.properties.attributes.required,parentSchema:J.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)
if(t!=="tags"){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:J.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.tags!==void 0){let t=r.tags;if(Array.isArray(t)){let i=t.length;for(let o=0;o<
i;o++){let d=t[o];if(typeof d!="string"){let l={instancePath:p+"/attributes/tags/"+o,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:J.properties.attributes.properties.tags.items.type,parentSchema:J.properties.attributes.properties.tags.items,data:d};e===null?
e=[l]:e.push(l),a++}}}else{let i={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},
schema:J.properties.attributes.properties.tags.type,parentSchema:J.properties.attributes.properties.tags,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:J.properties.attributes.type,parentSchema:J.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.uploads===void 0){let t={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"uploads"},schema:J.properties.relationships.
required,parentSchema:J.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="uploads"){let i={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:J.properties.relationships,
data:r};e===null?e=[i]:e.push(i),a++}if(r.uploads!==void 0){let t=r.uploads;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.data===void 0){let i={instancePath:p+
"/relationships/uploads",schemaPath:"#/properties/relationships/properties/uploads/required",keyword:"required",params:{missingProperty:"data"},schema:J.properties.
relationships.properties.uploads.required,parentSchema:J.properties.relationships.properties.uploads,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(i!==
"data"){let o={instancePath:p+"/relationships/uploads",schemaPath:"#/properties/relationships/properties/uploads/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:i},schema:!1,parentSchema:J.properties.relationships.properties.uploads,data:t};e===null?e=[o]:e.push(o),a++}if(t.data!==void 0){
let i=t.data;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++)Nr(i[d],{instancePath:p+"/relationships/uploads/data/"+d,parentData:i,parentDataProperty:d,
rootData:m,dynamicAnchors:c})||(e=e===null?Nr.errors:S(e,Nr.errors),a=e.length)}else{let o={instancePath:p+"/relationships/uploads/data",schemaPath:"#/propertie\
s/relationships/properties/uploads/properties/data/type",keyword:"type",params:{type:"array"},schema:J.properties.relationships.properties.uploads.properties.data.
type,parentSchema:J.properties.relationships.properties.uploads.properties.data,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationship\
s/uploads",schemaPath:"#/properties/relationships/properties/uploads/type",keyword:"type",params:{type:"object"},schema:J.properties.relationships.properties.uploads.
type,parentSchema:J.properties.relationships.properties.uploads,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/relationships",schemaPath:"#\
/properties/relationships/type",keyword:"type",params:{type:"object"},schema:J.properties.relationships.type,parentSchema:J.properties.relationships,data:r};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:J.type,parentSchema:J,data:s};e===null?e=
[r]:e.push(r),a++}return Ss.errors=e,a===0}Ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ca(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ca.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Pi.required,parentSchema:Pi,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:Pi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Ss(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?Ss.errors:S(e,Ss.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Pi.type,parentSchema:Pi,data:s};e===null?e=[r]:e.push(r),a++}return Ca.errors=e,a===0}Ca.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Un=Ra,
gi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkSetUploadCollection"}},$id:"stan\
din://json-api/data/UploadBulkSetUploadCollection"},ie={type:"object",additionalProperties:!1,required:["type"],properties:{type:{type:"string",const:"upload_bu\
lk_set_upload_collection_operation"},relationships:{type:"object",additionalProperties:!1,required:["upload_collection","uploads"],properties:{upload_collection:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReferen\
ce"}}}},uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadRef\
erence"}}}}}}}};function vs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=vs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},schema:ie.required,parentSchema:ie,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="type"||t==="relations\
hips")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ie,data:s};
e===null?e=[i]:e.push(i),a++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},schema:ie.properties.type.type,parentSchema:ie.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_bulk_set_upload_\
collection_operation"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_bulk_set_upload_collectio\
n_operation"},schema:"upload_bulk_set_upload_collection_operation",parentSchema:ie.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){
let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.upload_collection===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/propert\
ies/relationships/required",keyword:"required",params:{missingProperty:"upload_collection"},schema:ie.properties.relationships.required,parentSchema:ie.properties.
relationships,data:t};e===null?e=[i]:e.push(i),a++}if(t.uploads===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",
keyword:"required",params:{missingProperty:"uploads"},schema:ie.properties.relationships.required,parentSchema:ie.properties.relationships,data:t};e===null?e=[i]:
e.push(i),a++}for(let i in t)if(!(i==="upload_collection"||i==="uploads")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:ie.properties.relationships,data:t};e===null?e=[o]:e.push(o),
a++}if(t.upload_collection!==void 0){let i=t.upload_collection;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relation\
ships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},schema:ie.
properties.relationships.properties.upload_collection.required,parentSchema:ie.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(
o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collectio\
n/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:ie.properties.relationships.properties.upload_collection,
data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&
(d?e.length=d:e=null),!r){let f=a;B(o,{instancePath:p+"/relationships/upload_collection/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||
(e=e===null?B.errors:S(e,B.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/rel\
ationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:ie.properties.relationships.properties.upload_collection.
properties.data.if,parentSchema:ie.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+
"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},schema:ie.properties.
relationships.properties.upload_collection.type,parentSchema:ie.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}}if(t.
uploads!==void 0){let i=t.uploads;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/uploads",schemaPath:"#/\
properties/relationships/properties/uploads/required",keyword:"required",params:{missingProperty:"data"},schema:ie.properties.relationships.properties.uploads.required,
parentSchema:ie.properties.relationships.properties.uploads,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relations\
hips/uploads",schemaPath:"#/properties/relationships/properties/uploads/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,
parentSchema:ie.properties.relationships.properties.uploads,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;
for(let l=0;l<d;l++)Nr(o[l],{instancePath:p+"/relationships/uploads/data/"+l,parentData:o,parentDataProperty:l,rootData:m,dynamicAnchors:c})||(e=e===null?Nr.errors:
S(e,Nr.errors),a=e.length)}else{let d={instancePath:p+"/relationships/uploads/data",schemaPath:"#/properties/relationships/properties/uploads/properties/data/ty\
pe",keyword:"type",params:{type:"array"},schema:ie.properties.relationships.properties.uploads.properties.data.type,parentSchema:ie.properties.relationships.properties.
uploads.properties.data,data:o};e===null?e=[d]:e.push(d),a++}}}else{let o={instancePath:p+"/relationships/uploads",schemaPath:"#/properties/relationships/proper\
ties/uploads/type",keyword:"type",params:{type:"object"},schema:ie.properties.relationships.properties.uploads.type,parentSchema:ie.properties.relationships.properties.
uploads,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"\
object"},schema:ie.properties.relationships.type,parentSchema:ie.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ie.type,parentSchema:ie,data:s};e===null?e=[t]:e.push(t),a++}return vs.errors=e,a===0}vs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ra(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ra.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:gi.required,parentSchema:gi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="da\
ta"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:gi,data:s};e===
null?e=[t]:e.push(t),a++}s.data!==void 0&&(vs(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?vs.
errors:S(e,vs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:gi.type,parentSchema:gi,data:s};e===
null?e=[r]:e.push(r),a++}return Ra.errors=e,a===0}Ra.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zn=La,ki={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkDestroy"}},$id:"standin://json-api/data/UploadBulkDestroy"},Te={type:"object",additionalProperties:!1,
required:["type"],properties:{type:{type:"string",const:"upload_bulk_destroy_operation"},relationships:{type:"object",additionalProperties:!1,required:["uploads"],
properties:{uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Uploa\
dReference"}}}}}}}};function As(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=As.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:Te.required,parentSchema:Te,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
type"||r==="relationships")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Te,
data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},schema:Te.properties.type.type,parentSchema:Te.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_bulk_destroy_ope\
ration"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_bulk_destroy_operation"},schema:"upload\
_bulk_destroy_operation",parentSchema:Te.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.uploads===void 0){let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"uploads"},schema:Te.properties.relationships.required,parentSchema:Te.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)
if(t!=="uploads"){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:Te.properties.relationships,data:r};e===null?e=[i]:e.push(i),a++}if(r.uploads!==void 0){let t=r.uploads;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.data===void 0){let i={instancePath:p+"/relationships/uploads",schemaPath:"#/properties/relationships/properties/uploads/required",keyword:"requ\
ired",params:{missingProperty:"data"},schema:Te.properties.relationships.properties.uploads.required,parentSchema:Te.properties.relationships.properties.uploads,
data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(i!=="data"){let o={instancePath:p+"/relationships/uploads",schemaPath:"#/properties/relationships/propert\
ies/uploads/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:Te.properties.relationships.properties.uploads,
data:t};e===null?e=[o]:e.push(o),a++}if(t.data!==void 0){let i=t.data;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++)Nr(i[d],{instancePath:p+"/relation\
ships/uploads/data/"+d,parentData:i,parentDataProperty:d,rootData:m,dynamicAnchors:c})||(e=e===null?Nr.errors:S(e,Nr.errors),a=e.length)}else{let o={instancePath:p+
"/relationships/uploads/data",schemaPath:"#/properties/relationships/properties/uploads/properties/data/type",keyword:"type",params:{type:"array"},schema:Te.properties.
relationships.properties.uploads.properties.data.type,parentSchema:Te.properties.relationships.properties.uploads.properties.data,data:i};e===null?e=[o]:e.push(
o),a++}}}else{let i={instancePath:p+"/relationships/uploads",schemaPath:"#/properties/relationships/properties/uploads/type",keyword:"type",params:{type:"object"},
schema:Te.properties.relationships.properties.uploads.type,parentSchema:Te.properties.relationships.properties.uploads,data:t};e===null?e=[i]:e.push(i),a++}}}else{
let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:Te.properties.relationships.type,
parentSchema:Te.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},schema:Te.type,parentSchema:Te,data:s};e===null?e=[r]:e.push(r),a++}return As.errors=e,a===0}As.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function La(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=La.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:ki.required,parentSchema:ki,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ki,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(As(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?As.errors:S(e,As.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ki.type,parentSchema:ki,data:s};e===null?e=[r]:e.push(r),a++}return La.errors=e,a===0}La.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var On=Ba,nt={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"\
standin://json-api/schemas#/$defs/WebhookPayloadEntity"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function Ba(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ba.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:nt.
required,parentSchema:nt,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},schema:nt.required,parentSchema:nt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:nt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)At(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?At.errors:S(e,At.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:nt.
properties.data.type,parentSchema:nt.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(te(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?te.errors:S(e,te.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:nt.type,parentSchema:nt,data:s};e===null?e=[r]:e.push(r),a++}return Ba.errors=e,a===0}Ba.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vn=Ma,
lt={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadTag"}},meta:{
$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},L={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},
type:{type:"string",const:"upload_tag"},attributes:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}}}};function js(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=js.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:L.required,parentSchema:L,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:L.required,parentSchema:L,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"attributes"},schema:L.required,parentSchema:L,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r===
"id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:L,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},schema:L.properties.id.type,parentSchema:L.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:L.properties.type.type,
parentSchema:L.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_tag"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"upload_tag"},schema:"upload_tag",parentSchema:L.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.
attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"name"},schema:L.properties.attributes.required,parentSchema:L.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)
if(t!=="name"){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:L.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+
"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:L.properties.attributes.properties.name.
type,parentSchema:L.properties.attributes.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properti\
es/attributes/type",keyword:"type",params:{type:"object"},schema:L.properties.attributes.type,parentSchema:L.properties.attributes,data:r};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:L.type,parentSchema:L,data:s};e===null?e=[r]:e.push(r),a++}
return js.errors=e,a===0}js.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ma(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Ma.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:lt.required,parentSchema:lt,data:s};
e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:lt.required,
parentSchema:lt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:lt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)js(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?js.errors:
S(e,js.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:lt.properties.data.
type,parentSchema:lt.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(te(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?te.errors:S(e,te.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:lt.type,parentSchema:lt,data:s};e===null?e=[r]:e.push(r),a++}return Ma.errors=e,a===0}Ma.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cn=Wa,
wi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadTag"}},$id:"standin://json-api/data/\
UploadTag"};function Ds(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ds.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},schema:L.required,parentSchema:L,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:L.required,parentSchema:L,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:L.required,parentSchema:L,data:s};e===null?e=[r]:e.push(r),
a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:L,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:L.properties.id.type,parentSchema:L.properties.id,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:L.properties.type.type,parentSchema:L.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_tag"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload_tag"},schema:"upload_tag",parentSchema:L.properties.type,data:r};e===null?e=[t]:e.push(t),
a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:L.properties.attributes.required,parentSchema:L.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="name"){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:L.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){
let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"\
string"},schema:L.properties.attributes.properties.name.type,parentSchema:L.properties.attributes.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:L.properties.attributes.type,parentSchema:L.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:L.type,
parentSchema:L,data:s};e===null?e=[r]:e.push(r),a++}return Ds.errors=e,a===0}Ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Wa(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Wa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:wi.required,parentSchema:wi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:wi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Ds(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Ds.errors:S(e,Ds.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:wi.type,parentSchema:wi,data:s};e===null?e=[r]:e.push(r),a++}return Wa.errors=e,a===0}Wa.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Rn=Za,qi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/UploadTagCreate"}},$id:"standin://json-api/data/UploadTagCreate"},Me={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{
type:{type:"string",const:"upload_tag"},attributes:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}}}};function Is(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Is.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:Me.required,parentSchema:Me,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"attributes"},schema:Me.required,parentSchema:Me,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="att\
ributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Me,data:s};
e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},schema:Me.properties.type.type,parentSchema:Me.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_tag"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_tag"},schema:"upload_tag",parentSchema:Me.properties.type,data:r};e===
null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/\
attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:Me.properties.attributes.required,parentSchema:Me.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="name"){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Me.properties.attributes,data:r};e===null?e=[i]:e.push(
i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",
keyword:"type",params:{type:"string"},schema:Me.properties.attributes.properties.name.type,parentSchema:Me.properties.attributes.properties.name,data:t};e===null?
e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:Me.properties.
attributes.type,parentSchema:Me.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:Me.type,parentSchema:Me,data:s};e===null?e=[r]:e.push(r),a++}return Is.errors=e,a===0}Is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Za(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Za.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:qi.required,parentSchema:qi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:qi,data:s};e===null?e=[t]:e.push(t),a++}
s.data!==void 0&&(Is(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Is.errors:S(e,Is.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:qi.type,parentSchema:qi,data:s};e===null?e=[r]:e.push(r),
a++}return Za.errors=e,a===0}Za.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ln=Ha,dt={type:"object",additionalProperties:!1,required:["data","meta"],
properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadSmartTag"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},Ae={type:"\
object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_smart_tag"},attributes:{type:"\
object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}}}};function xs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=xs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Ae.required,parentSchema:Ae,data:s};
e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Ae.required,
parentSchema:Ae,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attributes"},schema:Ae.required,parentSchema:Ae,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ae,data:s};e===null?e=[t]:e.push(t),a++}
if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Ae.
properties.id.type,parentSchema:Ae.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Ae.properties.type.type,parentSchema:Ae.properties.type,data:r};e===null?
e=[t]:e.push(t),a++}if(r!=="upload_smart_tag"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_s\
mart_tag"},schema:"upload_smart_tag",parentSchema:Ae.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
name"},schema:Ae.properties.attributes.required,parentSchema:Ae.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="name"){let i={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ae.
properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"\
#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:Ae.properties.attributes.properties.name.type,parentSchema:Ae.properties.
attributes.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"ty\
pe",params:{type:"object"},schema:Ae.properties.attributes.type,parentSchema:Ae.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ae.type,parentSchema:Ae,data:s};e===null?e=[r]:e.push(r),a++}return xs.errors=e,a===0}xs.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ha(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=Ha.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:dt.required,parentSchema:dt,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:dt.required,parentSchema:dt,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:dt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)xs(r[i],
{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?xs.errors:S(e,xs.errors),a=e.length)}else{let t={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:dt.properties.data.type,parentSchema:dt.properties.data,data:r};e===null?
e=[t]:e.push(t),a++}}s.meta!==void 0&&(te(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?te.errors:
S(e,te.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:dt.type,parentSchema:dt,data:s};e===null?
e=[r]:e.push(r),a++}return Ha.errors=e,a===0}Ha.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ji=Ka,Si={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilter"}},$id:"standin://json-api/data/UploadFilter"},$={type:"object",additionalProperties:!1,
required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",additionalProperties:!1,
required:["name","filter","shared"],properties:{name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}}};function $s(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=$s.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"attributes"},schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||
r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:$,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},schema:$.properties.id.type,parentSchema:$.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:$.properties.type.type,
parentSchema:$.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_filter"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"upload_filter"},schema:"upload_filter",parentSchema:$.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){
let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requ\
ired",keyword:"required",params:{missingProperty:"name"},schema:$.properties.attributes.required,parentSchema:$.properties.attributes,data:r};e===null?e=[t]:e.push(
t),a++}if(r.filter===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"filte\
r"},schema:$.properties.attributes.required,parentSchema:$.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.shared===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"shared"},schema:$.properties.attributes.required,parentSchema:$.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="name"||t==="filter"||t==="shared")){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:$.properties.attributes,data:r};
e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attribute\
s/properties/name/type",keyword:"type",params:{type:"string"},schema:$.properties.attributes.properties.name.type,parentSchema:$.properties.attributes.properties.
name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.filter!==void 0){let t=r.filter;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/attribut\
es/filter",schemaPath:"#/properties/attributes/properties/filter/type",keyword:"type",params:{type:"object"},schema:$.properties.attributes.properties.filter.type,
parentSchema:$.properties.attributes.properties.filter,data:t};e===null?e=[i]:e.push(i),a++}}if(r.shared!==void 0){let t=r.shared;if(typeof t!="boolean"){let i={
instancePath:p+"/attributes/shared",schemaPath:"#/properties/attributes/properties/shared/type",keyword:"type",params:{type:"boolean"},schema:$.properties.attributes.
properties.shared.type,parentSchema:$.properties.attributes.properties.shared,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:$.properties.attributes.type,parentSchema:$.properties.attributes,data:r};e===null?e=
[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:$.type,parentSchema:$,data:s};e===null?e=[r]:e.push(
r),a++}return $s.errors=e,a===0}$s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ka(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Ka.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Si.required,parentSchema:Si,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Si,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&($s(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,
dynamicAnchors:c})||(e=e===null?$s.errors:S(e,$s.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Si.
type,parentSchema:Si,data:s};e===null?e=[r]:e.push(r),a++}return Ka.errors=e,a===0}Ka.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bn=Ga,vi={type:"o\
bject",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilterUpdate"}},$id:"standin://json-api/data/Up\
loadFilterUpdate"},je={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",
additionalProperties:!1,properties:{name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}},required:["id","type"]};function Ns(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ns.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:je.required,parentSchema:je,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:je.required,parentSchema:je,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attribute\
s")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:je,data:s};e===
null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:je.properties.id.type,parentSchema:je.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="s\
tring"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:je.properties.type.type,parentSchema:je.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_filter"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload_filter"},schema:"upload_filter",parentSchema:je.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="name"||t==="filter"||t==="shared")){let i={instancePath:p+"/attributes",schemaPath:"#/properties\
/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:je.properties.attributes,data:r};e===null?
e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/propert\
ies/name/type",keyword:"type",params:{type:"string"},schema:je.properties.attributes.properties.name.type,parentSchema:je.properties.attributes.properties.name,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.filter!==void 0){let t=r.filter;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/attributes/fi\
lter",schemaPath:"#/properties/attributes/properties/filter/type",keyword:"type",params:{type:"object"},schema:je.properties.attributes.properties.filter.type,parentSchema:je.
properties.attributes.properties.filter,data:t};e===null?e=[i]:e.push(i),a++}}if(r.shared!==void 0){let t=r.shared;if(typeof t!="boolean"){let i={instancePath:p+
"/attributes/shared",schemaPath:"#/properties/attributes/properties/shared/type",keyword:"type",params:{type:"boolean"},schema:je.properties.attributes.properties.
shared.type,parentSchema:je.properties.attributes.properties.shared,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:je.properties.attributes.type,parentSchema:je.properties.attributes,data:r};e===null?
e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:je.type,parentSchema:je,data:s};e===null?e=[r]:
e.push(r),a++}return Ns.errors=e,a===0}Ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ga(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ga.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:vi.required,parentSchema:vi,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:vi,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Ns(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?Ns.errors:S(e,Ns.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:vi.type,parentSchema:vi,data:s};e===null?e=[r]:e.push(r),a++}return Ga.errors=e,a===0}Ga.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mn=Ya,
Ai={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilterCreate"}},$id:"standin://json-\
api/data/UploadFilterCreate"},oe={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}\
$"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",additionalProperties:!1,required:["name","filter","shared"],properties:{name:{type:"str\
ing"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}}};function Es(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Es.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:oe.required,parentSchema:oe,data:s};
e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:oe.
required,parentSchema:oe,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){
let r=s.id;if(typeof r=="string"){if(!Xs.test(r)){let t={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-\
9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:oe.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/id",schemaPath:"#/prop\
erties/id/type",keyword:"type",params:{type:"string"},schema:oe.properties.id.type,parentSchema:oe.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:oe.properties.
type.type,parentSchema:oe.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_filter"){let t={instancePath:p+"/type",schemaPath:"#/properties/ty\
pe/const",keyword:"const",params:{allowedValue:"upload_filter"},schema:"upload_filter",parentSchema:oe.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:oe.properties.attributes.required,parentSchema:oe.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.filter===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"filter"},schema:oe.properties.attributes.required,parentSchema:oe.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.shared===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"shared"},schema:oe.properties.attributes.
required,parentSchema:oe.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="name"||t==="filter"||t==="shared")){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:oe.properties.
attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/p\
roperties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:oe.properties.attributes.properties.name.type,parentSchema:oe.properties.
attributes.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.filter!==void 0){let t=r.filter;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+
"/attributes/filter",schemaPath:"#/properties/attributes/properties/filter/type",keyword:"type",params:{type:"object"},schema:oe.properties.attributes.properties.
filter.type,parentSchema:oe.properties.attributes.properties.filter,data:t};e===null?e=[i]:e.push(i),a++}}if(r.shared!==void 0){let t=r.shared;if(typeof t!="boo\
lean"){let i={instancePath:p+"/attributes/shared",schemaPath:"#/properties/attributes/properties/shared/type",keyword:"type",params:{type:"boolean"},schema:oe.properties.
attributes.properties.shared.type,parentSchema:oe.properties.attributes.properties.shared,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/at\
tributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:oe.properties.attributes.type,parentSchema:oe.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:oe.type,parentSchema:oe,data:s};
e===null?e=[r]:e.push(r),a++}return Es.errors=e,a===0}Es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ya(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ya.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Ai.required,parentSchema:Ai,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:Ai,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Es(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?Es.errors:S(e,Es.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Ai.type,parentSchema:Ai,data:s};e===null?e=[r]:e.push(r),a++}return Ya.errors=e,a===0}Ya.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wn=Qa,
ut={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadFilter"}},
meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function Ts(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Ts.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}if(s.
type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:$.required,parentSchema:$,data:s};e===null?
e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:$.required,
parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:$,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.
id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:$.properties.id.type,parentSchema:$.
properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:$.properties.type.type,parentSchema:$.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="up\
load_filter"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_filter"},schema:"upload_filter",parentSchema:$.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:$.properties.attributes.
required,parentSchema:$.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.filter===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"filter"},schema:$.properties.attributes.required,parentSchema:$.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.shared===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"shared"},schema:$.properties.attributes.required,parentSchema:$.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t===
"name"||t==="filter"||t==="shared")){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},schema:!1,parentSchema:$.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!=
"string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:$.properties.
attributes.properties.name.type,parentSchema:$.properties.attributes.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.filter!==void 0){let t=r.filter;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/attributes/filter",schemaPath:"#/properties/attributes/properties/filter/type",keyword:"\
type",params:{type:"object"},schema:$.properties.attributes.properties.filter.type,parentSchema:$.properties.attributes.properties.filter,data:t};e===null?e=[i]:
e.push(i),a++}}if(r.shared!==void 0){let t=r.shared;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/shared",schemaPath:"#/properties/attributes/prope\
rties/shared/type",keyword:"type",params:{type:"boolean"},schema:$.properties.attributes.properties.shared.type,parentSchema:$.properties.attributes.properties.
shared,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"ob\
ject"},schema:$.properties.attributes.type,parentSchema:$.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},schema:$.type,parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}return Ts.errors=e,a===0}Ts.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Qa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Qa.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},schema:ut.required,parentSchema:ut,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},schema:ut.required,parentSchema:ut,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ut,
data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Ts(r[i],{instancePath:p+"/data/"+i,
parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Ts.errors:S(e,Ts.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},schema:ut.properties.data.type,parentSchema:ut.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}
s.meta!==void 0&&(te(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?te.errors:S(e,te.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ut.type,parentSchema:ut,data:s};e===null?e=[r]:e.push(r),
a++}return Qa.errors=e,a===0}Qa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zn=Ja,ji={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/UploadRequest"}},$id:"standin://json-api/data/UploadRequest"},ne={type:"object",additionalProperties:!1,required:[
"id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,required:[
"url","request_headers"],properties:{url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}}}};function Fs(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Fs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:ne.required,parentSchema:ne,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:ne.required,parentSchema:ne,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"attributes"},schema:ne.required,parentSchema:ne,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r===
"id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:ne,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"string"},schema:ne.properties.id.type,parentSchema:ne.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){
let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:ne.properties.
type.type,parentSchema:ne.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_request"){let t={instancePath:p+"/type",schemaPath:"#/properties/t\
ype/const",keyword:"const",params:{allowedValue:"upload_request"},schema:"upload_request",parentSchema:ne.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"url"},schema:ne.properties.attributes.required,parentSchema:ne.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.request_headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"request_headers"},schema:ne.properties.attributes.required,parentSchema:ne.properties.attributes,data:r};e===null?e=[t]:e.push(
t),a++}for(let t in r)if(!(t==="url"||t==="request_headers")){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ne.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.url!==void 0){let t=r.
url;if(typeof t=="string"){if(!Js(t)){let i={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{
format:"uri"},schema:"uri",parentSchema:ne.properties.attributes.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/attributes/ur\
l",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:ne.properties.attributes.properties.url.type,parentSchema:ne.
properties.attributes.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.request_headers!==void 0){let t=r.request_headers;if(t&&typeof t=="object"&&!Array.
isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/request_headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/attributes/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:ne.properties.attributes.properties.request_headers.
additionalProperties.type,parentSchema:ne.properties.attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={
instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:ne.
properties.attributes.properties.request_headers.type,parentSchema:ne.properties.attributes.properties.request_headers,data:t};e===null?e=[i]:e.push(i),a++}}}else{
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:ne.properties.attributes.type,parentSchema:ne.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ne.type,
parentSchema:ne,data:s};e===null?e=[r]:e.push(r),a++}return Fs.errors=e,a===0}Fs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ja(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ja.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:ji.required,parentSchema:ji,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ji,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Fs(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Fs.errors:S(e,Fs.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ji.type,parentSchema:ji,data:s};e===null?e=[r]:e.push(r),a++}return Ja.errors=e,a===0}Ja.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Hn=Xa,Di={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/UploadRequestCreate"}},$id:"standin://json-api/data/UploadRequestCreate"},qe={type:"object",additionalProperties:!1,properties:{type:{type:"string",const:"\
upload_request"},attributes:{type:"object",additionalProperties:!1,properties:{filename:{type:"string"}}},relationships:{type:"object",additionalProperties:!1,properties:{
upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/Uplo\
adCollectionReference"}}}}}}},required:["type"]};function Us(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=Us.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:qe.required,parentSchema:qe,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)
if(!(t==="type"||t==="attributes"||t==="relationships")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:qe,data:s};e===null?e=[i]:e.push(i),a++}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:qe.properties.type.type,parentSchema:qe.properties.type,data:t};e===null?e=[i]:e.push(i),a++}
if(t!=="upload_request"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_request"},schema:"uploa\
d_request",parentSchema:qe.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(
t)){for(let i in t)if(i!=="filename"){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:i},schema:!1,parentSchema:qe.properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.filename!==void 0){let i=t.filename;if(typeof i!=
"string"){let o={instancePath:p+"/attributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},schema:qe.
properties.attributes.properties.filename.type,parentSchema:qe.properties.attributes.properties.filename,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:qe.properties.attributes.type,parentSchema:qe.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(i!=="upl\
oad_collection"){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:qe.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.upload_collection!==void 0){let i=t.upload_collection;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/uplo\
ad_collection/required",keyword:"required",params:{missingProperty:"data"},schema:qe.properties.relationships.properties.upload_collection.required,parentSchema:qe.
properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/u\
pload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:qe.properties.relationships.properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;
if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;B(o,{instancePath:p+"/relationships/upload_col\
lection/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?B.errors:S(e,B.errors),a=e.length);var r=f===a;l=r}if(!l){let f={
instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{
failingKeyword:"else"},schema:qe.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:qe.properties.relationships.properties.upload_collection.
properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/prop\
erties/upload_collection/type",keyword:"type",params:{type:"object"},schema:qe.properties.relationships.properties.upload_collection.type,parentSchema:qe.properties.
relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relations\
hips/type",keyword:"type",params:{type:"object"},schema:qe.properties.relationships.type,parentSchema:qe.properties.relationships,data:t};e===null?e=[i]:e.push(
i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:qe.type,parentSchema:qe,data:s};e===null?e=[t]:e.push(t),a++}
return Us.errors=e,a===0}Us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xa(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Xa.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Di.required,parentSchema:Di,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Di,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Us(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,
dynamicAnchors:c})||(e=e===null?Us.errors:S(e,Us.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Di.
type,parentSchema:Di,data:s};e===null?e=[r]:e.push(r),a++}return Xa.errors=e,a===0}Xa.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xi=ep,Ii={type:"o\
bject",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},$id:"standin://json-api/data/Webhook"},k={
type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{type:"\
object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_versio\
n","nested_items_in_payload","auto_retry"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{
type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{
type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"\
boolean"}}}}},Dr={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/\
EntityType"},event_types:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://json-ap\
i/schemas#/$defs/WebhookEventFilter"}}}},xi={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_ca\
che_tags"]};function Er(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Er.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:xi.
type,parentSchema:xi,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="maintenan\
ce_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:xi.enum},schema:xi.enum,parentSchema:xi,
data:s};e===null?e=[r]:e.push(r),a++}return Er.errors=e,a===0}Er.evaluated={dynamicProps:!1,dynamicItems:!1};var $i={type:"string",enum:["create","update","dele\
te","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function Tr(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Tr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:$i.type,parentSchema:$i,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="create"||
s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s===
"invalidate")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$i.enum},schema:$i.enum,parentSchema:$i,data:s};e===null?e=[r]:e.push(
r),a++}return Tr.errors=e,a===0}Tr.evaluated={dynamicProps:!1,dynamicItems:!1};var We={type:"object",additionalProperties:!1,required:["entity_type","entity_ids"],
properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{type:"array",minItems:1,items:{type:"\
string"}}}};function zs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=zs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"entity_type"},schema:We.required,parentSchema:We,data:s};e===null?e=[r]:e.push(r),a++}if(s.entity_ids===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_ids"},schema:We.required,parentSchema:We,data:s};e===null?e=[r]:
e.push(r),a++}for(let r in s)if(!(r==="entity_type"||r==="entity_ids")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},schema:!1,parentSchema:We,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==void 0){let r=s.entity_type;if(typeof r!="string"){
let t={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type:"string"},schema:We.properties.entity_type.type,parentSchema:We.
properties.entity_type,data:r};e===null?e=[t]:e.push(t),a++}if(!(r==="item_type"||r==="item"||r==="build_trigger"||r==="environment"||r==="environment_type")){let t={
instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:We.properties.entity_type.enum},schema:We.properties.
entity_type.enum,parentSchema:We.properties.entity_type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.entity_ids!==void 0){let r=s.entity_ids;if(Array.isArray(r)){
if(r.length<1){let i={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:We.properties.
entity_ids,data:r};e===null?e=[i]:e.push(i),a++}let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d={instancePath:p+"/entity_ids/"+i,schemaPath:"\
#/properties/entity_ids/items/type",keyword:"type",params:{type:"string"},schema:We.properties.entity_ids.items.type,parentSchema:We.properties.entity_ids.items,
data:o};e===null?e=[d]:e.push(d),a++}}}else{let t={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/type",keyword:"type",params:{type:"array"},schema:We.
properties.entity_ids.type,parentSchema:We.properties.entity_ids,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:We.type,parentSchema:We,data:s};e===null?e=[r]:e.push(r),a++}return zs.errors=e,a===0}zs.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ve(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ve.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"entity_type"},schema:Dr.required,parentSchema:Dr,data:s};e===null?e=[r]:e.push(r),a++}if(s.event_types===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},schema:Dr.required,parentSchema:Dr,data:s};e===null?e=[r]:
e.push(r),a++}for(let r in s)if(!(r==="entity_type"||r==="event_types"||r==="filters")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Dr,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==void 0&&(Er(s.entity_type,{instancePath:p+
"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:m,dynamicAnchors:c})||(e=e===null?Er.errors:S(e,Er.errors),a=e.length)),s.event_types!==void 0){
let r=s.event_types;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Tr(r[i],{instancePath:p+"/event_types/"+i,parentData:r,parentDataProperty:i,rootData:m,
dynamicAnchors:c})||(e=e===null?Tr.errors:S(e,Tr.errors),a=e.length)}else{let t={instancePath:p+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"\
type",params:{type:"array"},schema:Dr.properties.event_types.type,parentSchema:Dr.properties.event_types,data:r};e===null?e=[t]:e.push(t),a++}}if(s.filters!==void 0){
let r=s.filters;if(!Array.isArray(r)&&r!==null){let t={instancePath:p+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:Dr.properties.
filters.type},schema:Dr.properties.filters.type,parentSchema:Dr.properties.filters,data:r};e===null?e=[t]:e.push(t),a++}if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)zs(r[i],{instancePath:p+"/filters/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?zs.errors:S(e,zs.errors),a=e.length)}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Dr.type,parentSchema:Dr,data:s};e===null?e=[r]:e.push(r),a++}return Ve.errors=
e,a===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Os(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Os.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}if(s.
type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:k.required,parentSchema:k,data:s};e===null?
e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:k.required,
parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:k,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.
id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:k.properties.id.type,parentSchema:k.
properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:k.properties.type.type,parentSchema:k.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="we\
bhook"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:k.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:k.properties.attributes.required,
parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attrib\
utes/required",keyword:"required",params:{missingProperty:"url"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=
[t]:e.push(t),a++}if(r.custom_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
custom_payload"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.headers===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"headers"},schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"events"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.http_basic_user===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"http_basic_user"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
http_basic_password===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http\
_basic_password"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.enabled===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.payload_api_version===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"payload_api_version"},schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.nested_items_in_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/r\
equired",keyword:"required",params:{missingProperty:"nested_items_in_payload"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.auto_retry===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"auto_retry"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!be.
call(k.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:t},schema:!1,parentSchema:k.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!=
"string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:k.properties.
attributes.properties.name.type,parentSchema:k.properties.attributes.properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!=
"string"){let i={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:k.properties.
attributes.properties.url.type,parentSchema:k.properties.attributes.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"\
type",params:{type:k.properties.attributes.properties.custom_payload.type},schema:k.properties.attributes.properties.custom_payload.type,parentSchema:k.properties.
attributes.properties.custom_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){
let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/prop\
erties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.headers.additionalProperties.type,parentSchema:k.
properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"\
#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},schema:k.properties.attributes.properties.headers.type,parentSchema:k.properties.
attributes.properties.headers,data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)
Ve(t[o],{instancePath:p+"/attributes/events/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?Ve.errors:S(e,Ve.errors),a=e.length)}else{
let i={instancePath:p+"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:k.properties.
attributes.properties.events.type,parentSchema:k.properties.attributes.properties.events,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.
http_basic_user;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_u\
ser/type",keyword:"type",params:{type:k.properties.attributes.properties.http_basic_user.type},schema:k.properties.attributes.properties.http_basic_user.type,parentSchema:k.
properties.attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!=
"string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"ty\
pe",params:{type:k.properties.attributes.properties.http_basic_password.type},schema:k.properties.attributes.properties.http_basic_password.type,parentSchema:k.
properties.attributes.properties.http_basic_password,data:t};e===null?e=[i]:e.push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={
instancePath:p+"/attributes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:k.properties.attributes.
properties.enabled.type,parentSchema:k.properties.attributes.properties.enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.
payload_api_version;if(typeof t!="string"){let i={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_ve\
rsion/type",keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.payload_api_version.type,parentSchema:k.properties.attributes.properties.
payload_api_version,data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={
instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"b\
oolean"},schema:k.properties.attributes.properties.nested_items_in_payload.type,parentSchema:k.properties.attributes.properties.nested_items_in_payload,data:t};
e===null?e=[i]:e.push(i),a++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/\
properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:k.properties.attributes.properties.auto_retry.type,parentSchema:k.
properties.attributes.properties.auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/\
type",keyword:"type",params:{type:"object"},schema:k.properties.attributes.type,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:k.type,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}return Os.errors=
e,a===0}Os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ep(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=ep.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Ii.required,parentSchema:Ii,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:Ii,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Os(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||
(e=e===null?Os.errors:S(e,Os.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ii.type,parentSchema:Ii,
data:s};e===null?e=[r]:e.push(r),a++}return ep.errors=e,a===0}ep.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kn=rp,Ni={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookUpdate"}},$id:"standin://json-api/data/WebhookUpdate"},C={type:"object",additionalProperties:!1,
properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"\
string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-a\
pi/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},
payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}},required:["id","type"]};function Vs(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Vs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:C,data:s};e===null?e=[t]:
e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},schema:C.properties.id.type,parentSchema:C.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:C.properties.type.type,parentSchema:C.properties.type,data:r};
e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},
schema:"webhook",parentSchema:C.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(let t in r)if(!be.call(C.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:C.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.
name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"t\
ype",params:{type:"string"},schema:C.properties.attributes.properties.name.type,parentSchema:C.properties.attributes.properties.name,data:t};e===null?e=[i]:e.push(
i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},schema:C.properties.attributes.properties.url.type,parentSchema:C.properties.attributes.properties.url,data:t};e===null?e=[i]:e.push(
i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/custom_payload",schemaPath:"#/p\
roperties/attributes/properties/custom_payload/type",keyword:"type",params:{type:C.properties.attributes.properties.custom_payload.type},schema:C.properties.attributes.
properties.custom_payload.type,parentSchema:C.properties.attributes.properties.custom_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.
headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/headers/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:C.properties.
attributes.properties.headers.additionalProperties.type,parentSchema:C.properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[d]:e.push(
d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},schema:C.
properties.attributes.properties.headers.type,parentSchema:C.properties.attributes.properties.headers,data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){
let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Ve(t[o],{instancePath:p+"/attributes/events/"+o,parentData:t,parentDataProperty:o,rootData:m,
dynamicAnchors:c})||(e=e===null?Ve.errors:S(e,Ve.errors),a=e.length)}else{let i={instancePath:p+"/attributes/events",schemaPath:"#/properties/attributes/propert\
ies/events/type",keyword:"type",params:{type:"array"},schema:C.properties.attributes.properties.events.type,parentSchema:C.properties.attributes.properties.events,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes\
/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:C.properties.attributes.properties.http_basic_user.
type},schema:C.properties.attributes.properties.http_basic_user.type,parentSchema:C.properties.attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(
i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_password",
schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:C.properties.attributes.properties.http_basic_password.type},
schema:C.properties.attributes.properties.http_basic_password.type,parentSchema:C.properties.attributes.properties.http_basic_password,data:t};e===null?e=[i]:e.
push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/enabled",schemaPath:"#/properties/attributes/prop\
erties/enabled/type",keyword:"type",params:{type:"boolean"},schema:C.properties.attributes.properties.enabled.type,parentSchema:C.properties.attributes.properties.
enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;if(typeof t!="string"){let i={instancePath:p+"/attr\
ibutes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:C.properties.attributes.
properties.payload_api_version.type,parentSchema:C.properties.attributes.properties.payload_api_version,data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==
void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/\
properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:C.properties.attributes.properties.nested_items_in_payload.type,parentSchema:C.
properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolea\
n"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:C.
properties.attributes.properties.auto_retry.type,parentSchema:C.properties.attributes.properties.auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:C.properties.attributes.type,parentSchema:C.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:C.type,parentSchema:C,data:s};
e===null?e=[r]:e.push(r),a++}return Vs.errors=e,a===0}Vs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rp(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=rp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Ni.required,parentSchema:Ni,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:Ni,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Vs(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?Vs.errors:S(e,Vs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Ni.type,parentSchema:Ni,data:s};e===null?e=[r]:e.push(r),a++}return rp.errors=e,a===0}rp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gn=tp,
Ei={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCreate"}},$id:"standin://json-api/d\
ata/WebhookCreate"},T={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"webhook"},attributes:{type:"o\
bject",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"strin\
g"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"s\
tandin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{
type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}};function Cs(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Cs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:T.
required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributes"},schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="attributes")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:T,data:s};e===null?e=[t]:e.push(t),a++}if(s.
type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:T.
properties.type.type,parentSchema:T.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:T.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==
void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"name"},schema:T.properties.attributes.required,parentSchema:T.properties.attributes,data:r};e===null?e=
[t]:e.push(t),a++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
url"},schema:T.properties.attributes.required,parentSchema:T.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.custom_payload===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:T.properties.attributes.required,
parentSchema:T.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/at\
tributes/required",keyword:"required",params:{missingProperty:"headers"},schema:T.properties.attributes.required,parentSchema:T.properties.attributes,data:r};e===
null?e=[t]:e.push(t),a++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
events"},schema:T.properties.attributes.required,parentSchema:T.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_user===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_user"},schema:T.properties.attributes.
required,parentSchema:T.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_password===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:T.properties.attributes.required,parentSchema:T.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!be.call(T.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:T.properties.attributes,data:r};
e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attribute\
s/properties/name/type",keyword:"type",params:{type:"string"},schema:T.properties.attributes.properties.name.type,parentSchema:T.properties.attributes.properties.
name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"#/propertie\
s/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:T.properties.attributes.properties.url.type,parentSchema:T.properties.attributes.
properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:T.properties.attributes.properties.
custom_payload.type},schema:T.properties.attributes.properties.custom_payload.type,parentSchema:T.properties.attributes.properties.custom_payload,data:t};e===null?
e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:T.properties.attributes.properties.headers.additionalProperties.type,parentSchema:T.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:T.properties.attributes.properties.headers.type,parentSchema:T.properties.attributes.properties.headers,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Ve(t[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?Ve.errors:S(e,Ve.errors),a=e.length)}else{let i={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:T.properties.attributes.properties.
events.type,parentSchema:T.properties.attributes.properties.events,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:T.properties.attributes.properties.http_basic_user.type},schema:T.properties.attributes.properties.http_basic_user.type,parentSchema:T.properties.
attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&
t!==null){let i={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:T.properties.attributes.properties.http_basic_password.type},schema:T.properties.attributes.properties.http_basic_password.type,parentSchema:T.properties.attributes.
properties.http_basic_password,data:t};e===null?e=[i]:e.push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:T.properties.attributes.properties.enabled.
type,parentSchema:T.properties.attributes.properties.enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let i={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:T.properties.attributes.properties.payload_api_version.type,parentSchema:T.properties.attributes.properties.payload_api_version,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:T.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:T.properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}
if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:T.properties.attributes.properties.auto_retry.type,parentSchema:T.properties.attributes.properties.
auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:T.properties.attributes.type,parentSchema:T.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:T.type,parentSchema:T,data:s};e===null?e=[r]:e.push(r),a++}return Cs.errors=e,a===0}Cs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function tp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=tp.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Ei.required,parentSchema:Ei,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="da\
ta"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ei,data:s};e===
null?e=[t]:e.push(t),a++}s.data!==void 0&&(Cs(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Cs.
errors:S(e,Cs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ei.type,parentSchema:Ei,data:s};e===
null?e=[r]:e.push(r),a++}return tp.errors=e,a===0}tp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yn=sp,mt={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};
function jt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=jt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),
a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:k,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:k.properties.id.type,parentSchema:k.properties.id,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:k.properties.type.type,parentSchema:k.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:k.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
url"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.custom_payload===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:k.properties.attributes.required,
parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/at\
tributes/required",keyword:"required",params:{missingProperty:"headers"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===
null?e=[t]:e.push(t),a++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
events"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_user===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_user"},schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_password===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.enabled===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"enabled"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
payload_api_version===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"payl\
oad_api_version"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.nested_items_in_payload===
void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},
schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.auto_retry===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!be.call(k.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:k.properties.attributes,
data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/a\
ttributes/properties/name/type",keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.name.type,parentSchema:k.properties.attributes.properties.
name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"#/propertie\
s/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.url.type,parentSchema:k.properties.attributes.
properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:k.properties.attributes.properties.
custom_payload.type},schema:k.properties.attributes.properties.custom_payload.type,parentSchema:k.properties.attributes.properties.custom_payload,data:t};e===null?
e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.headers.additionalProperties.type,parentSchema:k.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:k.properties.attributes.properties.headers.type,parentSchema:k.properties.attributes.properties.headers,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Ve(t[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?Ve.errors:S(e,Ve.errors),a=e.length)}else{let i={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:k.properties.attributes.properties.
events.type,parentSchema:k.properties.attributes.properties.events,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:k.properties.attributes.properties.http_basic_user.type},schema:k.properties.attributes.properties.http_basic_user.type,parentSchema:k.properties.
attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&
t!==null){let i={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:k.properties.attributes.properties.http_basic_password.type},schema:k.properties.attributes.properties.http_basic_password.type,parentSchema:k.properties.attributes.
properties.http_basic_password,data:t};e===null?e=[i]:e.push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:k.properties.attributes.properties.enabled.
type,parentSchema:k.properties.attributes.properties.enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let i={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:k.properties.attributes.properties.payload_api_version.type,parentSchema:k.properties.attributes.properties.payload_api_version,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:k.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:k.properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}
if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:k.properties.attributes.properties.auto_retry.type,parentSchema:k.properties.attributes.properties.
auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:k.properties.attributes.type,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:k.type,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}return jt.errors=e,a===0}jt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function sp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=sp.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:mt.required,parentSchema:mt,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:mt.required,parentSchema:mt,data:s};e===null?e=[r]:e.push(r),a++}
for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:mt,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)jt(r[i],
{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?jt.errors:S(e,jt.errors),a=e.length)}else{let t={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:mt.properties.data.type,parentSchema:mt.properties.data,data:r};e===null?
e=[t]:e.push(t),a++}}s.meta!==void 0&&(te(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?te.errors:
S(e,te.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:mt.type,parentSchema:mt,data:s};e===null?
e=[r]:e.push(r),a++}return sp.errors=e,a===0}sp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qn=ip,Vr={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMe\
ta"},included:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}}}},g={type:"object",additionalProperties:!1,required:["id","type","attribut\
es","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"webhook_call"},attributes:{type:"object",additionalProperties:!1,required:["entit\
y_type","event_type","created_at","request_url","request_headers","request_payload","response_status","response_headers","response_payload","attempted_auto_retr\
ies_count","last_sent_at","next_retry_at","status","failure_reason","attempts"],properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_type:{
$ref:"standin://json-api/schemas#/$defs/EventType"},created_at:{type:"string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{
type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"s\
tring"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-tim\
e"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"standin://json-api/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string",
"null"]},attempts:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCallAttempt"}}}},relationships:{type:"object",additionalProperties:!1,required:[
"webhook"],properties:{webhook:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"object",additionalProperties:!1,required:["type",
"id"],properties:{type:{type:"string",const:"webhook"},id:{type:"string"}}}}}}}}},Ti={type:"string",enum:["pending","success","failed","rescheduled"]};function Dt(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Dt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Ti.type,parentSchema:Ti,data:s};e===
null?e=[r]:e.push(r),a++}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ti.
enum},schema:Ti.enum,parentSchema:Ti,data:s};e===null?e=[r]:e.push(r),a++}return Dt.errors=e,a===0}Dt.evaluated={dynamicProps:!1,dynamicItems:!1};var z={type:"o\
bject",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload","response_status","response_headers","response\
_payload","failure_reason"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"string",enum:["event","retry","resend"]},request_url:{type:"\
string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{
type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},failure_reason:{type:["string","null"]}}};function It(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=It.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.attempted_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attempted_at"},schema:z.required,parentSchema:z,data:s};e===null?e=[r]:e.push(r),a++}if(s.cause===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"cause"},schema:z.required,parentSchema:z,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_url===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:z.required,parentSchema:z,data:s};e===null?e=[r]:e.push(
r),a++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:z.required,
parentSchema:z,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},schema:z.required,parentSchema:z,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_status===void 0){let r={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"response_status"},schema:z.required,parentSchema:z,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_headers===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},schema:z.required,parentSchema:z,data:s};e===
null?e=[r]:e.push(r),a++}if(s.response_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payl\
oad"},schema:z.required,parentSchema:z,data:s};e===null?e=[r]:e.push(r),a++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failure_reason"},schema:z.required,parentSchema:z,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!be.call(z.properties,
r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:z,data:s};e===
null?e=[t]:e.push(t),a++}if(s.attempted_at!==void 0){let r=s.attempted_at;if(typeof r=="string"){if(!Y.test(r)){let t={instancePath:p+"/attempted_at",schemaPath:"\
#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:z.properties.attempted_at,data:r};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:p+"/attempted_at",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},schema:z.properties.
attempted_at.type,parentSchema:z.properties.attempted_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.cause!==void 0){let r=s.cause;if(typeof r!="string"){let t={
instancePath:p+"/cause",schemaPath:"#/properties/cause/type",keyword:"type",params:{type:"string"},schema:z.properties.cause.type,parentSchema:z.properties.cause,
data:r};e===null?e=[t]:e.push(t),a++}if(!(r==="event"||r==="retry"||r==="resend")){let t={instancePath:p+"/cause",schemaPath:"#/properties/cause/enum",keyword:"\
enum",params:{allowedValues:z.properties.cause.enum},schema:z.properties.cause.enum,parentSchema:z.properties.cause,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_url!==
void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"\
string"},schema:z.properties.request_url.type,parentSchema:z.properties.request_url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){let r=s.
request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:z.properties.request_headers.
additionalProperties.type,parentSchema:z.properties.request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/requ\
est_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:z.properties.request_headers.type,parentSchema:z.properties.
request_headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/requ\
est_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:z.properties.request_payload.type,parentSchema:z.properties.
request_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){let t={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:z.properties.response_status.
type},schema:z.properties.response_status.type,parentSchema:z.properties.response_status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_headers!==void 0){let r=s.
response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/t\
ype",keyword:"type",params:{type:z.properties.response_headers.type},schema:z.properties.response_headers.type,parentSchema:z.properties.response_headers,data:r};
e===null?e=[t]:e.push(t),a++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/response_head\
ers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:z.
properties.response_headers.additionalProperties.type,parentSchema:z.properties.response_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}}if(s.
response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"#/properties/response\
_payload/type",keyword:"type",params:{type:z.properties.response_payload.type},schema:z.properties.response_payload.type,parentSchema:z.properties.response_payload,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.failure_reason!==void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/failure_reas\
on",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:z.properties.failure_reason.type},schema:z.properties.failure_reason.type,parentSchema:z.
properties.failure_reason,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:z.type,
parentSchema:z,data:s};e===null?e=[r]:e.push(r),a++}return It.errors=e,a===0}It.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rs(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Rs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"attributes"},schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}if(s.relationships===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:g.required,parentSchema:g,data:s};e===null?e=[r]:
e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:g,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="str\
ing"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:g.properties.id.type,parentSchema:g.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:g.properties.type.type,parentSchema:g.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook_call"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:g.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.entity_type===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"entity_type"},schema:g.properties.
attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.event_type===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"event_type"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.created_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"requir\
ed",params:{missingProperty:"created_at"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
request_url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},
schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.request_headers===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_headers"},schema:g.properties.attributes.required,
parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.request_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"request_payload"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.response_status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"response_status"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),
a++}if(r.response_headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
response_headers"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.response_payload===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_payload"},schema:g.properties.
attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.attempted_auto_retries_count===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},schema:g.properties.attributes.
required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.last_sent_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#\
/properties/attributes/required",keyword:"required",params:{missingProperty:"last_sent_at"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.next_retry_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"req\
uired",params:{missingProperty:"next_retry_at"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}
if(r.status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:g.
properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.failure_reason===void 0){let t={instancePath:p+"/a\
ttributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:g.properties.attributes.required,parentSchema:g.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.attempts===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"attempts"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:
e.push(t),a++}for(let t in r)if(!be.call(g.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:g.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.
entity_type!==void 0&&(Er(r.entity_type,{instancePath:p+"/attributes/entity_type",parentData:r,parentDataProperty:"entity_type",rootData:m,dynamicAnchors:c})||(e=
e===null?Er.errors:S(e,Er.errors),a=e.length)),r.event_type!==void 0&&(Tr(r.event_type,{instancePath:p+"/attributes/event_type",parentData:r,parentDataProperty:"\
event_type",rootData:m,dynamicAnchors:c})||(e=e===null?Tr.errors:S(e,Tr.errors),a=e.length)),r.created_at!==void 0){let t=r.created_at;if(typeof t=="string"){if(!Y.
test(t)){let i={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-\
time"},schema:"date-time",parentSchema:g.properties.attributes.properties.created_at,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/attribut\
es/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:"string"},schema:g.properties.attributes.properties.created_at.
type,parentSchema:g.properties.attributes.properties.created_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.request_url!==void 0){let t=r.request_url;if(typeof t!=
"string"){let i={instancePath:p+"/attributes/request_url",schemaPath:"#/properties/attributes/properties/request_url/type",keyword:"type",params:{type:"string"},
schema:g.properties.attributes.properties.request_url.type,parentSchema:g.properties.attributes.properties.request_url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.
request_headers!==void 0){let t=r.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+
"/attributes/request_headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:g.properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:g.properties.attributes.properties.
request_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/att\
ributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:g.properties.attributes.properties.request_headers.type,parentSchema:g.properties.
attributes.properties.request_headers,data:t};e===null?e=[i]:e.push(i),a++}}if(r.request_payload!==void 0){let t=r.request_payload;if(typeof t!="string"){let i={
instancePath:p+"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:g.
properties.attributes.properties.request_payload.type,parentSchema:g.properties.attributes.properties.request_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.
response_status!==void 0){let t=r.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:p+"/attributes/respons\
e_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"type",params:{type:g.properties.attributes.properties.response_status.type},
schema:g.properties.attributes.properties.response_status.type,parentSchema:g.properties.attributes.properties.response_status,data:t};e===null?e=[i]:e.push(i),
a++}}if(r.response_headers!==void 0){let t=r.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let i={instancePath:p+"/attributes/respo\
nse_headers",schemaPath:"#/properties/attributes/properties/response_headers/type",keyword:"type",params:{type:g.properties.attributes.properties.response_headers.
type},schema:g.properties.attributes.properties.response_headers.type,parentSchema:g.properties.attributes.properties.response_headers,data:t};e===null?e=[i]:e.
push(i),a++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/response_headers/"+
i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},schema:g.properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:g.properties.attributes.properties.response_headers.additionalProperties,
data:o};e===null?e=[d]:e.push(d),a++}}}if(r.response_payload!==void 0){let t=r.response_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attribu\
tes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"type",params:{type:g.properties.attributes.properties.response_payload.
type},schema:g.properties.attributes.properties.response_payload.type,parentSchema:g.properties.attributes.properties.response_payload,data:t};e===null?e=[i]:e.
push(i),a++}}if(r.attempted_auto_retries_count!==void 0){let t=r.attempted_auto_retries_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+
"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"intege\
r"},schema:g.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:g.properties.attributes.properties.attempted_auto_retries_count,data:t};
e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/attributes/attempted_auto_retries_count",schemaPath:"#\
/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:g.properties.attributes.
properties.attempted_auto_retries_count,data:t};e===null?e=[i]:e.push(i),a++}}if(r.last_sent_at!==void 0){let t=r.last_sent_at;if(typeof t!="string"&&t!==null){
let i={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/type",keyword:"type",params:{type:g.properties.attributes.
properties.last_sent_at.type},schema:g.properties.attributes.properties.last_sent_at.type,parentSchema:g.properties.attributes.properties.last_sent_at,data:t};e===
null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!Y.test(t)){let i={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last\
_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:g.properties.attributes.properties.last_sent_at,data:t};e===null?e=
[i]:e.push(i),a++}}if(r.next_retry_at!==void 0){let t=r.next_retry_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/next_retry_at",schemaPath:"\
#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:g.properties.attributes.properties.next_retry_at.type},schema:g.properties.attributes.
properties.next_retry_at.type,parentSchema:g.properties.attributes.properties.next_retry_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!Y.test(
t)){let i={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"format",params:{format:"date\
-time"},schema:"date-time",parentSchema:g.properties.attributes.properties.next_retry_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.status!==void 0&&(Dt(r.status,
{instancePath:p+"/attributes/status",parentData:r,parentDataProperty:"status",rootData:m,dynamicAnchors:c})||(e=e===null?Dt.errors:S(e,Dt.errors),a=e.length)),r.
failure_reason!==void 0){let t=r.failure_reason;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/failure_reason",schemaPath:"#/properties/att\
ributes/properties/failure_reason/type",keyword:"type",params:{type:g.properties.attributes.properties.failure_reason.type},schema:g.properties.attributes.properties.
failure_reason.type,parentSchema:g.properties.attributes.properties.failure_reason,data:t};e===null?e=[i]:e.push(i),a++}}if(r.attempts!==void 0){let t=r.attempts;
if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)It(t[o],{instancePath:p+"/attributes/attempts/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||
(e=e===null?It.errors:S(e,It.errors),a=e.length)}else{let i={instancePath:p+"/attributes/attempts",schemaPath:"#/properties/attributes/properties/attempts/type",
keyword:"type",params:{type:"array"},schema:g.properties.attributes.properties.attempts.type,parentSchema:g.properties.attributes.properties.attempts,data:t};e===
null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:g.properties.
attributes.type,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.webhook===void 0){let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"webhook"},schema:g.properties.relationships.required,parentSchema:g.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)
if(t!=="webhook"){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:g.properties.relationships,data:r};e===null?e=[i]:e.push(i),a++}if(r.webhook!==void 0){let t=r.webhook;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.data===void 0){let i={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/required",keyword:"required",params:{
missingProperty:"data"},schema:g.properties.relationships.properties.webhook.required,parentSchema:g.properties.relationships.properties.webhook,data:t};e===null?
e=[i]:e.push(i),a++}for(let i in t)if(i!=="data"){let o={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:g.properties.relationships.properties.webhook,data:t};e===null?
e=[o]:e.push(o),a++}if(t.data!==void 0){let i=t.data;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){let o={instancePath:p+"/relationships/webh\
ook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"type"},schema:g.properties.
relationships.properties.webhook.properties.data.required,parentSchema:g.properties.relationships.properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(
o),a++}if(i.id===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",
keyword:"required",params:{missingProperty:"id"},schema:g.properties.relationships.properties.webhook.properties.data.required,parentSchema:g.properties.relationships.
properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(!(o==="type"||o==="id")){let d={instancePath:p+"/relationships/webhook\
/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:g.properties.relationships.properties.webhook.properties.data,data:i};e===null?e=[d]:e.push(d),a++}if(i.type!==void 0){let o=i.type;if(typeof o!=
"string"){let d={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:g.properties.relationships.properties.webhook.properties.data.properties.type.type,parentSchema:g.properties.relationships.
properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.push(d),a++}if(o!=="webhook"){let d={instancePath:p+"/relationships/webhook/data/typ\
e",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webh\
ook",parentSchema:g.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.push(d),a++}}if(i.id!==void 0){let o=i.
id;if(typeof o!="string"){let d={instancePath:p+"/relationships/webhook/data/id",schemaPath:"#/properties/relationships/properties/webhook/properties/data/prope\
rties/id/type",keyword:"type",params:{type:"string"},schema:g.properties.relationships.properties.webhook.properties.data.properties.id.type,parentSchema:g.properties.
relationships.properties.webhook.properties.data.properties.id,data:o};e===null?e=[d]:e.push(d),a++}}}else{let o={instancePath:p+"/relationships/webhook/data",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/type",keyword:"type",params:{type:"object"},schema:g.properties.relationships.properties.webhook.properties.
data.type,parentSchema:g.properties.relationships.properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relatio\
nships/webhook",schemaPath:"#/properties/relationships/properties/webhook/type",keyword:"type",params:{type:"object"},schema:g.properties.relationships.properties.
webhook.type,parentSchema:g.properties.relationships.properties.webhook,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:g.properties.relationships.type,parentSchema:g.properties.relationships,data:r};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:g.type,parentSchema:g,data:s};e===null?e=
[r]:e.push(r),a++}return Rs.errors=e,a===0}Rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ip(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ip.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Vr.required,parentSchema:Vr,
data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:Vr.
required,parentSchema:Vr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta"||r==="included")){let t={instancePath:p,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Vr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Rs(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||
(e=e===null?Rs.errors:S(e,Rs.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:Vr.
properties.data.type,parentSchema:Vr.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}if(s.meta!==void 0&&(te(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:m,dynamicAnchors:c})||(e=e===null?te.errors:S(e,te.errors),a=e.length)),s.included!==void 0){let r=s.included;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)jt(r[i],{instancePath:p+"/included/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?jt.errors:S(e,jt.errors),
a=e.length)}else{let t={instancePath:p+"/included",schemaPath:"#/properties/included/type",keyword:"type",params:{type:"array"},schema:Vr.properties.included.type,
parentSchema:Vr.properties.included,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:Vr.type,parentSchema:Vr,data:s};e===null?e=[r]:e.push(r),a++}return ip.errors=e,a===0}ip.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Jn=ap,Mt={
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"},included:{type:"array",items:{$ref:"\
standin://json-api/schemas#/$defs/Webhook"}}},$id:"standin://json-api/data/WebhookCall"};function Ls(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Ls.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:g.required,parentSchema:g,data:s};e===
null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:g.required,
parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attributes"},schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}if(s.relationships===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"relationships"},schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||
r==="attributes"||r==="relationships")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:g,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},schema:g.properties.id.type,parentSchema:g.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:g.properties.type.type,
parentSchema:g.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook_call"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:g.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){
let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.entity_type===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribut\
es/required",keyword:"required",params:{missingProperty:"entity_type"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===
null?e=[t]:e.push(t),a++}if(r.event_type===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"event_type"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.created_at===
void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},schema:g.properties.
attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.request_url===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.request_headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"request_headers"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),
a++}if(r.request_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
request_payload"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.response_status===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_status"},schema:g.properties.
attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.response_headers===void 0){let t={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_headers"},schema:g.properties.attributes.required,parentSchema:g.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.response_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribut\
es/required",keyword:"required",params:{missingProperty:"response_payload"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.attempted_auto_retries_count===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"attempted_auto_retries_count"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?
e=[t]:e.push(t),a++}if(r.last_sent_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
last_sent_at"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.next_retry_at===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"next_retry_at"},schema:g.properties.attributes.
required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.failure_reason===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"failure_reason"},schema:g.properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
attempts===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempts"},schema:g.
properties.attributes.required,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!be.call(g.properties.attributes.properties,
t)){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:g.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.entity_type!==void 0&&(Er(r.entity_type,{instancePath:p+"/attributes/entity_type",
parentData:r,parentDataProperty:"entity_type",rootData:m,dynamicAnchors:c})||(e=e===null?Er.errors:S(e,Er.errors),a=e.length)),r.event_type!==void 0&&(Tr(r.event_type,
{instancePath:p+"/attributes/event_type",parentData:r,parentDataProperty:"event_type",rootData:m,dynamicAnchors:c})||(e=e===null?Tr.errors:S(e,Tr.errors),a=e.length)),
r.created_at!==void 0){let t=r.created_at;if(typeof t=="string"){if(!Y.test(t)){let i={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attribut\
es/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:g.properties.attributes.properties.created_at,data:t};
e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",
params:{type:"string"},schema:g.properties.attributes.properties.created_at.type,parentSchema:g.properties.attributes.properties.created_at,data:t};e===null?e=[
i]:e.push(i),a++}}if(r.request_url!==void 0){let t=r.request_url;if(typeof t!="string"){let i={instancePath:p+"/attributes/request_url",schemaPath:"#/properties\
/attributes/properties/request_url/type",keyword:"type",params:{type:"string"},schema:g.properties.attributes.properties.request_url.type,parentSchema:g.properties.
attributes.properties.request_url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.request_headers!==void 0){let t=r.request_headers;if(t&&typeof t=="object"&&!Array.
isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/request_headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/attributes/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:g.properties.attributes.properties.request_headers.
additionalProperties.type,parentSchema:g.properties.attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={
instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:g.
properties.attributes.properties.request_headers.type,parentSchema:g.properties.attributes.properties.request_headers,data:t};e===null?e=[i]:e.push(i),a++}}if(r.
request_payload!==void 0){let t=r.request_payload;if(typeof t!="string"){let i={instancePath:p+"/attributes/request_payload",schemaPath:"#/properties/attributes\
/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:g.properties.attributes.properties.request_payload.type,parentSchema:g.properties.
attributes.properties.request_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.response_status!==void 0){let t=r.response_status;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:p+"/attributes/response_status",schemaPath:"#/properties/attributes/properties/response_status/type",
keyword:"type",params:{type:g.properties.attributes.properties.response_status.type},schema:g.properties.attributes.properties.response_status.type,parentSchema:g.
properties.attributes.properties.response_status,data:t};e===null?e=[i]:e.push(i),a++}}if(r.response_headers!==void 0){let t=r.response_headers;if(!(t&&typeof t==
"object"&&!Array.isArray(t))&&t!==null){let i={instancePath:p+"/attributes/response_headers",schemaPath:"#/properties/attributes/properties/response_headers/typ\
e",keyword:"type",params:{type:g.properties.attributes.properties.response_headers.type},schema:g.properties.attributes.properties.response_headers.type,parentSchema:g.
properties.attributes.properties.response_headers,data:t};e===null?e=[i]:e.push(i),a++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!=
"string"){let d={instancePath:p+"/attributes/response_headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response\
_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:g.properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:g.
properties.attributes.properties.response_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}}if(r.response_payload!==void 0){let t=r.response_payload;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"\
type",params:{type:g.properties.attributes.properties.response_payload.type},schema:g.properties.attributes.properties.response_payload.type,parentSchema:g.properties.
attributes.properties.response_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.attempted_auto_retries_count!==void 0){let t=r.attempted_auto_retries_count;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attem\
pted_auto_retries_count/type",keyword:"type",params:{type:"integer"},schema:g.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:g.
properties.attributes.properties.attempted_auto_retries_count,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+
"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:g.properties.attributes.properties.attempted_auto_retries_count,data:t};e===null?e=[i]:e.push(i),a++}}if(r.last_sent_at!==void 0){
let t=r.last_sent_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_\
at/type",keyword:"type",params:{type:g.properties.attributes.properties.last_sent_at.type},schema:g.properties.attributes.properties.last_sent_at.type,parentSchema:g.
properties.attributes.properties.last_sent_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!Y.test(t)){let i={instancePath:p+"/attributes/last_se\
nt_at",schemaPath:"#/properties/attributes/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:g.properties.
attributes.properties.last_sent_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.next_retry_at!==void 0){let t=r.next_retry_at;if(typeof t!="string"&&t!==null){let i={
instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:g.properties.attributes.
properties.next_retry_at.type},schema:g.properties.attributes.properties.next_retry_at.type,parentSchema:g.properties.attributes.properties.next_retry_at,data:t};
e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!Y.test(t)){let i={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties\
/next_retry_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:g.properties.attributes.properties.next_retry_at,data:t};e===
null?e=[i]:e.push(i),a++}}if(r.status!==void 0&&(Dt(r.status,{instancePath:p+"/attributes/status",parentData:r,parentDataProperty:"status",rootData:m,dynamicAnchors:c})||
(e=e===null?Dt.errors:S(e,Dt.errors),a=e.length)),r.failure_reason!==void 0){let t=r.failure_reason;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/att\
ributes/failure_reason",schemaPath:"#/properties/attributes/properties/failure_reason/type",keyword:"type",params:{type:g.properties.attributes.properties.failure_reason.
type},schema:g.properties.attributes.properties.failure_reason.type,parentSchema:g.properties.attributes.properties.failure_reason,data:t};e===null?e=[i]:e.push(
i),a++}}if(r.attempts!==void 0){let t=r.attempts;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)It(t[o],{instancePath:p+"/attributes/attempts/"+o,parentData:t,
parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?It.errors:S(e,It.errors),a=e.length)}else{let i={instancePath:p+"/attributes/attempts",schemaPath:"\
#/properties/attributes/properties/attempts/type",keyword:"type",params:{type:"array"},schema:g.properties.attributes.properties.attempts.type,parentSchema:g.properties.
attributes.properties.attempts,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},schema:g.properties.attributes.type,parentSchema:g.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==
void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.webhook===void 0){let t={instancePath:p+"/relationships",schemaPath:"#/propertie\
s/relationships/required",keyword:"required",params:{missingProperty:"webhook"},schema:g.properties.relationships.required,parentSchema:g.properties.relationships,
data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="webhook"){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:g.properties.relationships,data:r};e===null?e=[i]:e.push(i),a++}if(r.
webhook!==void 0){let t=r.webhook;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.data===void 0){let i={instancePath:p+"/relationships/webhook",schemaPath:"#/\
properties/relationships/properties/webhook/required",keyword:"required",params:{missingProperty:"data"},schema:g.properties.relationships.properties.webhook.required,
parentSchema:g.properties.relationships.properties.webhook,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(i!=="data"){let o={instancePath:p+"/relationsh\
ips/webhook",schemaPath:"#/properties/relationships/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,
parentSchema:g.properties.relationships.properties.webhook,data:t};e===null?e=[o]:e.push(o),a++}if(t.data!==void 0){let i=t.data;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.type===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/re\
quired",keyword:"required",params:{missingProperty:"type"},schema:g.properties.relationships.properties.webhook.properties.data.required,parentSchema:g.properties.
relationships.properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(o),a++}if(i.id===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"id"},schema:g.properties.relationships.properties.
webhook.properties.data.required,parentSchema:g.properties.relationships.properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)
if(!(o==="type"||o==="id")){let d={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:g.properties.relationships.properties.webhook.properties.data,
data:i};e===null?e=[d]:e.push(d),a++}if(i.type!==void 0){let o=i.type;if(typeof o!="string"){let d={instancePath:p+"/relationships/webhook/data/type",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/properties/type/type",keyword:"type",params:{type:"string"},schema:g.properties.relationships.properties.
webhook.properties.data.properties.type.type,parentSchema:g.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.
push(d),a++}if(o!=="webhook"){let d={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data\
/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:g.properties.relationships.properties.webhook.properties.data.
properties.type,data:o};e===null?e=[d]:e.push(d),a++}}if(i.id!==void 0){let o=i.id;if(typeof o!="string"){let d={instancePath:p+"/relationships/webhook/data/id",
schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/id/type",keyword:"type",params:{type:"string"},schema:g.properties.relationships.
properties.webhook.properties.data.properties.id.type,parentSchema:g.properties.relationships.properties.webhook.properties.data.properties.id,data:o};e===null?
e=[d]:e.push(d),a++}}}else{let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/type",keyword:"\
type",params:{type:"object"},schema:g.properties.relationships.properties.webhook.properties.data.type,parentSchema:g.properties.relationships.properties.webhook.
properties.data,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/web\
hook/type",keyword:"type",params:{type:"object"},schema:g.properties.relationships.properties.webhook.type,parentSchema:g.properties.relationships.properties.webhook,
data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"obj\
ect"},schema:g.properties.relationships.type,parentSchema:g.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:g.type,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}return Ls.errors=e,a===0}Ls.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Bs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Bs.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:k.required,parentSchema:k,data:s};e===null?
e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},schema:!1,parentSchema:k,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:k.properties.id.type,parentSchema:k.properties.id,data:r};e===
null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"typ\
e",params:{type:"string"},schema:k.properties.type.type,parentSchema:k.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:k.properties.type,data:r};e===null?e=
[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attribu\
tes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"re\
quired",params:{missingProperty:"url"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.custom_payload===
void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:k.
properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.headers===void 0){let t={instancePath:p+"/attribut\
es",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"headers"},schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"events"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
http_basic_user===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_bas\
ic_user"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_password===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:k.properties.
attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.enabled===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.payload_api_version===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"payload_api_version"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(
t),a++}if(r.nested_items_in_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
nested_items_in_payload"},schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.auto_retry===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!be.call(k.properties.attributes.properties,t)){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:k.properties.
attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/p\
roperties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.name.type,parentSchema:k.properties.attributes.
properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"\
#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.url.type,parentSchema:k.properties.
attributes.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:k.properties.attributes.properties.
custom_payload.type},schema:k.properties.attributes.properties.custom_payload.type,parentSchema:k.properties.attributes.properties.custom_payload,data:t};e===null?
e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:k.properties.attributes.properties.headers.additionalProperties.type,parentSchema:k.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:k.properties.attributes.properties.headers.type,parentSchema:k.properties.attributes.properties.headers,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Ve(t[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:t,parentDataProperty:o,rootData:m,dynamicAnchors:c})||(e=e===null?Ve.errors:S(e,Ve.errors),a=e.length)}else{let i={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:k.properties.attributes.properties.
events.type,parentSchema:k.properties.attributes.properties.events,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:k.properties.attributes.properties.http_basic_user.type},schema:k.properties.attributes.properties.http_basic_user.type,parentSchema:k.properties.
attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&
t!==null){let i={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:k.properties.attributes.properties.http_basic_password.type},schema:k.properties.attributes.properties.http_basic_password.type,parentSchema:k.properties.attributes.
properties.http_basic_password,data:t};e===null?e=[i]:e.push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:k.properties.attributes.properties.enabled.
type,parentSchema:k.properties.attributes.properties.enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let i={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:k.properties.attributes.properties.payload_api_version.type,parentSchema:k.properties.attributes.properties.payload_api_version,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:k.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:k.properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}
if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:k.properties.attributes.properties.auto_retry.type,parentSchema:k.properties.attributes.properties.
auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:k.properties.attributes.type,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:k.type,parentSchema:k,data:s};e===null?e=[r]:e.push(r),a++}return Bs.errors=e,a===0}Bs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ap(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ap.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Mt.required,parentSchema:Mt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
data"||r==="included")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Mt,
data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0&&(Ls(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||
(e=e===null?Ls.errors:S(e,Ls.errors),a=e.length)),s.included!==void 0){let r=s.included;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Bs(r[i],{instancePath:p+
"/included/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?Bs.errors:S(e,Bs.errors),a=e.length)}else{let t={instancePath:p+"/in\
cluded",schemaPath:"#/properties/included/type",keyword:"type",params:{type:"array"},schema:Mt.properties.included.type,parentSchema:Mt.properties.included,data:r};
e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Mt.type,parentSchema:Mt,data:s};e===null?
e=[r]:e.push(r),a++}return ap.errors=e,a===0}ap.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ea=pp,Fi={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},$id:"standin://json-api/data/UploadCollection"},D={type:"object",additionalProperties:!1,
required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["label","position"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,required:[
"parent","children"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-a\
pi/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"s\
tandin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function Ms(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Ms.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}if(s.
type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:D.required,parentSchema:D,data:s};e===null?
e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:D.required,
parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
relationships"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relations\
hips")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:D,data:s};
e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:D.properties.id.type,parentSchema:D.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="str\
ing"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:D.properties.type.type,parentSchema:D.properties.
type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:D.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.
attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.label===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"label"},schema:D.properties.attributes.required,parentSchema:D.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.
position===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"position"},schema:D.
properties.attributes.required,parentSchema:D.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="label"||i==="position")){let o={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:D.
properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.label!==void 0){let i=t.label;if(typeof i!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"\
#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},schema:D.properties.attributes.properties.label.type,parentSchema:D.properties.
attributes.properties.label,data:i};e===null?e=[o]:e.push(o),a++}}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:D.
properties.attributes.properties.position.type,parentSchema:D.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="numbe\
r"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},schema:0,parentSchema:D.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:D.properties.attributes.type,parentSchema:D.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.parent===void 0){let i={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"parent"},schema:D.properties.relationships.
required,parentSchema:D.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}if(t.children===void 0){let i={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/required",keyword:"required",params:{missingProperty:"children"},schema:D.properties.relationships.required,parentSchema:D.properties.
relationships,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="parent"||i==="children")){let o={instancePath:p+"/relationships",schemaPath:"#/prope\
rties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:D.properties.relationships,data:t};
e===null?e=[o]:e.push(o),a++}if(t.parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relat\
ionships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},schema:D.properties.relationships.
properties.parent.required,parentSchema:D.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+
"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:D.properties.relationships.properties.parent,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){
let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;B(o,{instancePath:p+"/relationships/parent/data",parentData:i,
parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?B.errors:S(e,B.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relations\
hips/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:D.properties.relationships.
properties.parent.properties.data.if,parentSchema:D.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={
instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},schema:D.properties.
relationships.properties.parent.type,parentSchema:D.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}if(t.children!==void 0){let i=t.
children;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships\
/properties/children/required",keyword:"required",params:{missingProperty:"data"},schema:D.properties.relationships.properties.children.required,parentSchema:D.
properties.relationships.properties.children,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/children",
schemaPath:"#/properties/relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:D.
properties.relationships.properties.children,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;for(let l=0;l<
d;l++)B(o[l],{instancePath:p+"/relationships/children/data/"+l,parentData:o,parentDataProperty:l,rootData:m,dynamicAnchors:c})||(e=e===null?B.errors:S(e,B.errors),
a=e.length)}else{let d={instancePath:p+"/relationships/children/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"\
type",params:{type:"array"},schema:D.properties.relationships.properties.children.properties.data.type,parentSchema:D.properties.relationships.properties.children.
properties.data,data:o};e===null?e=[d]:e.push(d),a++}}}else{let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/ch\
ildren/type",keyword:"type",params:{type:"object"},schema:D.properties.relationships.properties.children.type,parentSchema:D.properties.relationships.properties.
children,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{
type:"object"},schema:D.properties.relationships.type,parentSchema:D.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:D.type,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}return Ms.errors=e,a===0}Ms.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function pp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=pp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Fi.required,parentSchema:Fi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Fi,
data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Ms(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=
e===null?Ms.errors:S(e,Ms.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Fi.type,parentSchema:Fi,
data:s};e===null?e=[r]:e.push(r),a++}return pp.errors=e,a===0}pp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xn=op,Ui={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionUpdate"}},$id:"standin://json-api/data/UploadCollectionUpdate"},W={type:"\
object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]};function Ws(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ws.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:W.required,parentSchema:W,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:W.required,parentSchema:W,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||
t==="relationships")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:W,
data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:W.properties.id.type,parentSchema:W.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!=
"string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:W.properties.type.type,parentSchema:W.properties.
type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:W.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.
attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(!(i==="label"||i==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/prop\
erties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:W.properties.attributes,data:t};e===
null?e=[o]:e.push(o),a++}if(t.label!==void 0){let i=t.label;if(typeof i!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes\
/properties/label/type",keyword:"type",params:{type:"string"},schema:W.properties.attributes.properties.label.type,parentSchema:W.properties.attributes.properties.
label,data:i};e===null?e=[o]:e.push(o),a++}}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:W.properties.attributes.properties.
position.type,parentSchema:W.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){
let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:W.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/\
properties/attributes/type",keyword:"type",params:{type:"object"},schema:W.properties.attributes.type,parentSchema:W.properties.attributes,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(!(i==="parent"||i==="children")){
let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:W.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{
missingProperty:"data"},schema:W.properties.relationships.properties.parent.required,parentSchema:W.properties.relationships.properties.parent,data:i};e===null?
e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:W.properties.relationships.properties.parent,data:i};e===null?
e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:
e=null),!r){let f=a;B(o,{instancePath:p+"/relationships/parent/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?B.errors:
S(e,B.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/pro\
perties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:W.properties.relationships.properties.parent.properties.data.if,parentSchema:W.properties.relationships.
properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationshi\
ps/properties/parent/type",keyword:"type",params:{type:"object"},schema:W.properties.relationships.properties.parent.type,parentSchema:W.properties.relationships.
properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}if(t.children!==void 0){let i=t.children;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){
let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/required",keyword:"required",params:{missingProperty:"\
data"},schema:W.properties.relationships.properties.children.required,parentSchema:W.properties.relationships.properties.children,data:i};e===null?e=[o]:e.push(
o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:W.properties.relationships.properties.children,data:i};e===null?e=[d]:
e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;for(let l=0;l<d;l++)B(o[l],{instancePath:p+"/relationships/children/data/"+l,
parentData:o,parentDataProperty:l,rootData:m,dynamicAnchors:c})||(e=e===null?B.errors:S(e,B.errors),a=e.length)}else{let d={instancePath:p+"/relationships/child\
ren/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},schema:W.properties.relationships.
properties.children.properties.data.type,parentSchema:W.properties.relationships.properties.children.properties.data,data:o};e===null?e=[d]:e.push(d),a++}}}else{
let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"object"},schema:W.
properties.relationships.properties.children.type,parentSchema:W.properties.relationships.properties.children,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:W.properties.relationships.type,parentSchema:W.
properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:W.type,
parentSchema:W,data:s};e===null?e=[t]:e.push(t),a++}return Ws.errors=e,a===0}Ws.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function op(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=op.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Ui.required,parentSchema:Ui,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ui,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Ws(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Ws.errors:S(e,Ws.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ui.type,parentSchema:Ui,data:s};e===null?e=[r]:e.push(r),a++}return op.errors=e,a===0}op.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var el=np,zi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/UploadCollectionCreate"}},$id:"standin://json-api/data/UploadCollectionCreate"},K={type:"object",additionalProperties:!1,required:["type","attributes"],
properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,required:[
"label"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"\
object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};
function Zs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Zs.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},schema:K.required,parentSchema:K,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"attributes"},schema:K.required,parentSchema:K,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t===
"id"||t==="type"||t==="attributes"||t==="relationships")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:K,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!Xs.test(t)){let i={instancePath:p+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:K.properties.id,data:t};e===null?e=[
i]:e.push(i),a++}}else{let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:K.properties.id.type,parentSchema:K.
properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:K.properties.type.type,parentSchema:K.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="up\
load_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_co\
llection",parentSchema:K.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.label===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},schema:K.
properties.attributes.required,parentSchema:K.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="label"||i==="position")){let o={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:K.
properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.label!==void 0){let i=t.label;if(typeof i!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"\
#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},schema:K.properties.attributes.properties.label.type,parentSchema:K.properties.
attributes.properties.label,data:i};e===null?e=[o]:e.push(o),a++}}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:K.
properties.attributes.properties.position.type,parentSchema:K.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="numbe\
r"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},schema:0,parentSchema:K.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:K.properties.attributes.type,parentSchema:K.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(i!=="par\
ent"){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:K.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{
missingProperty:"data"},schema:K.properties.relationships.properties.parent.required,parentSchema:K.properties.relationships.properties.parent,data:i};e===null?
e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:K.properties.relationships.properties.parent,data:i};e===null?
e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:
e=null),!r){let f=a;B(o,{instancePath:p+"/relationships/parent/data",parentData:i,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?B.errors:
S(e,B.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/pro\
perties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:K.properties.relationships.properties.parent.properties.data.if,parentSchema:K.properties.relationships.
properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationshi\
ps/properties/parent/type",keyword:"type",params:{type:"object"},schema:K.properties.relationships.properties.parent.type,parentSchema:K.properties.relationships.
properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",
params:{type:"object"},schema:K.properties.relationships.type,parentSchema:K.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:K.type,parentSchema:K,data:s};e===null?e=[t]:e.push(t),a++}return Zs.errors=e,a===0}Zs.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function np(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=np.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:zi.required,parentSchema:zi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:zi,
data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Zs(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=
e===null?Zs.errors:S(e,Zs.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:zi.type,parentSchema:zi,
data:s};e===null?e=[r]:e.push(r),a++}return np.errors=e,a===0}np.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rl=lp,ct={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://json-api/schema\
s#/$defs/ListMeta"}}};function Hs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Hs.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:D.required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:D.required,parentSchema:D,data:s};e===null?
e=[t]:e.push(t),a++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:D.
required,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:D,data:s};e===null?e=[i]:e.push(i),a++}if(s.
id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:D.properties.
id.type,parentSchema:D.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:D.properties.type.type,parentSchema:D.properties.type,data:t};e===null?e=[i]:e.
push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collecti\
on"},schema:"upload_collection",parentSchema:D.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.label===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
label"},schema:D.properties.attributes.required,parentSchema:D.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.position===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"position"},schema:D.properties.attributes.required,parentSchema:D.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="label"||i==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:D.properties.attributes,data:t};e===
null?e=[o]:e.push(o),a++}if(t.label!==void 0){let i=t.label;if(typeof i!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes\
/properties/label/type",keyword:"type",params:{type:"string"},schema:D.properties.attributes.properties.label.type,parentSchema:D.properties.attributes.properties.
label,data:i};e===null?e=[o]:e.push(o),a++}}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:D.properties.attributes.properties.
position.type,parentSchema:D.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){
let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:D.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/\
properties/attributes/type",keyword:"type",params:{type:"object"},schema:D.properties.attributes.type,parentSchema:D.properties.attributes,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.parent===void 0){let i={instancePath:p+"/rel\
ationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"parent"},schema:D.properties.relationships.required,parentSchema:D.
properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}if(t.children===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationsh\
ips/required",keyword:"required",params:{missingProperty:"children"},schema:D.properties.relationships.required,parentSchema:D.properties.relationships,data:t};
e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="parent"||i==="children")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:D.properties.relationships,data:t};e===null?e=[o]:e.push(
o),a++}if(t.parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"\
#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},schema:D.properties.relationships.properties.parent.required,
parentSchema:D.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationshi\
ps/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,
parentSchema:D.properties.relationships.properties.parent,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,l=!0,u=a;if(o!==null){let f={};
e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;B(o,{instancePath:p+"/relationships/parent/data",parentData:i,parentDataProperty:"\
data",rootData:m,dynamicAnchors:c})||(e=e===null?B.errors:S(e,B.errors),a=e.length);var r=f===a;l=r}if(!l){let f={instancePath:p+"/relationships/parent/data",schemaPath:"\
#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:D.properties.relationships.properties.parent.
properties.data.if,parentSchema:D.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"\
/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},schema:D.properties.relationships.properties.
parent.type,parentSchema:D.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}if(t.children!==void 0){let i=t.children;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/requ\
ired",keyword:"required",params:{missingProperty:"data"},schema:D.properties.relationships.properties.children.required,parentSchema:D.properties.relationships.
properties.children,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/children",schemaPath:"#/properties/\
relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:D.properties.relationships.
properties.children,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;for(let l=0;l<d;l++)B(o[l],{instancePath:p+
"/relationships/children/data/"+l,parentData:o,parentDataProperty:l,rootData:m,dynamicAnchors:c})||(e=e===null?B.errors:S(e,B.errors),a=e.length)}else{let d={instancePath:p+
"/relationships/children/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},schema:D.properties.
relationships.properties.children.properties.data.type,parentSchema:D.properties.relationships.properties.children.properties.data,data:o};e===null?e=[d]:e.push(
d),a++}}}else{let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"obje\
ct"},schema:D.properties.relationships.properties.children.type,parentSchema:D.properties.relationships.properties.children,data:i};e===null?e=[o]:e.push(o),a++}}}else{
let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:D.properties.relationships.type,
parentSchema:D.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},schema:D.type,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}return Hs.errors=e,a===0}Hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lp(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=lp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:ct.required,parentSchema:ct,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"meta"},schema:ct.required,parentSchema:ct,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ct,data:s};e===null?e=[t]:
e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Hs(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,
rootData:m,dynamicAnchors:c})||(e=e===null?Hs.errors:S(e,Hs.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},schema:ct.properties.data.type,parentSchema:ct.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(te(s.meta,{instancePath:p+
"/meta",parentData:s,parentDataProperty:"meta",rootData:m,dynamicAnchors:c})||(e=e===null?te.errors:S(e,te.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ct.type,parentSchema:ct,data:s};e===null?e=[r]:e.push(r),a++}return lp.errors=e,a===0}lp.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var tl=dp,Oi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs\
/JobResult"}},$id:"standin://json-api/data/JobResult"},_e={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"strin\
g"},type:{type:"string",const:"job_result"},attributes:{type:"object",additionalProperties:!1,required:["status","payload"],properties:{status:{type:"integer",minimum:100,
maximum:599},payload:{}}}}};function Ks(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ks.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:_e.required,parentSchema:_e,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:_e.required,parentSchema:_e,data:s};e===null?e=[r]:e.push(r),a++}
if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:_e.required,parentSchema:_e,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:_e,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="st\
ring"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:_e.properties.id.type,parentSchema:_e.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:_e.properties.type.type,parentSchema:_e.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="job_result"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job_result"},schema:"job_result",parentSchema:_e.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:_e.properties.attributes.
required,parentSchema:_e.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"payload"},schema:_e.properties.attributes.required,parentSchema:_e.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="status"||t==="payload")){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:_e.properties.attributes,data:r};e===null?e=[i]:e.push(
i),a++}if(r.status!==void 0){let t=r.status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/attributes/status",schemaPath:"#/p\
roperties/attributes/properties/status/type",keyword:"type",params:{type:"integer"},schema:_e.properties.attributes.properties.status.type,parentSchema:_e.properties.
attributes.properties.status,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){let i={instancePath:p+"/attributes/sta\
tus",schemaPath:"#/properties/attributes/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,parentSchema:_e.properties.attributes.
properties.status,data:t};e===null?e=[i]:e.push(i),a++}if(t<100||isNaN(t)){let i={instancePath:p+"/attributes/status",schemaPath:"#/properties/attributes/proper\
ties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:_e.properties.attributes.properties.status,data:t};e===null?e=
[i]:e.push(i),a++}}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:_e.properties.
attributes.type,parentSchema:_e.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:_e.type,parentSchema:_e,data:s};e===null?e=[r]:e.push(r),a++}return Ks.errors=e,a===0}Ks.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function dp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=dp.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:Oi.required,parentSchema:Oi,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Oi,data:s};e===null?e=[t]:e.push(t),a++}
s.data!==void 0&&(Ks(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:m,dynamicAnchors:c})||(e=e===null?Ks.errors:S(e,Ks.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Oi.type,parentSchema:Oi,data:s};e===null?e=[r]:e.push(r),
a++}return dp.errors=e,a===0}dp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var sl=up,v={type:"object",additionalProperties:!1,required:["locales"],properties:{
$schema:{type:"string"},locales:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"}},files:{type:"arr\
ay",items:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"string",pattern:"^/[^\\ud800-\\udfff]+$"},text:{type:"string"},base64:{
type:"string",pattern:"^[A-Za-z0-9+/]*={0,2}$"},file:{type:"string"},copy_of:{type:"string"},mime_type:{type:"string",pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9\
!#$&^_.+-]+$"}}}},upload_collections:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","label"],properties:{id:{type:"string",minLength:1},
label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}}},uploads:{
type:"array",items:{type:"object",additionalProperties:!1,required:["id","path"],properties:{id:{type:"string",minLength:1},path:{type:"string"},basename:{type:"\
string",minLength:1},url:{type:"string",pattern:"^/[^\\ud800-\\udfff]*$"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["strin\
g","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetad\
ataUpdate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollecti\
onReference"}},created_at:{type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}}}},upload_filters:{type:"array",items:{type:"object",
additionalProperties:!1,required:["id","name","filter","shared"],properties:{id:{type:"string",minLength:1},name:{type:"string"},filter:{type:"object",additionalProperties:!0},
shared:{type:"boolean"}}}},upload_tags:{type:"array",items:{type:"string"}},webhooks:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","\
name","url"],properties:{id:{type:"string",minLength:1},name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",
additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{
type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}},$id:"\
standin://flat/seed"},il=new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$","u"),al=new RegExp("^/[^\\ud800-\\udfff]+$","u"),pl=new RegExp("^[A-Za-z0-9+/]*={0,\
2}$","u"),ol=new RegExp("^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$","u"),nl=new RegExp("^/[^\\ud800-\\udfff]*$","u"),Vi=Lo().default;function yt(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=yt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:ge.required,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:ge.required,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ge,data:s};e===null?e=[t]:e.push(t),a++}
if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},
schema:ge.properties.type.type,parentSchema:ge.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:ge.properties.type,data:r};e===null?e=
[t]:e.push(t),a++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:ge.properties.id.type,parentSchema:ge.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:ge.type,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}return yt.errors=e,a===0}yt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Gs(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Gs.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="\
focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:fe,
data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties\
/title/type",keyword:"type",params:{type:fe.properties.title.type},schema:fe.properties.title.type,parentSchema:fe.properties.title,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:fe.
properties.alt.type},schema:fe.properties.alt.type,parentSchema:fe.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"obj\
ect"},schema:fe.properties.custom_data.type,parentSchema:fe.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,
i=a,o=!0,d=a;if(t!==null){let l={};e===null?e=[l]:e.push(l),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let l=a;ht(t,{instancePath:p+"/focal_poin\
t",parentData:s,parentDataProperty:"focal_point",rootData:m,dynamicAnchors:c})||(e=e===null?ht.errors:S(e,ht.errors),a=e.length);var r=l===a;o=r}if(!o){let l={instancePath:p+
"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:fe.properties.focal_point.if,parentSchema:fe.properties.
focal_point,data:t};e===null?e=[l]:e.push(l),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:fe.type,parentSchema:fe,
data:s};e===null?e=[t]:e.push(t),a++}return Gs.errors=e,a===0}Gs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ys(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ys.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:ze.
required,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:ze.required,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ze,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0&&
(Ir(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=e===null?Ir.errors:S(e,Ir.errors),a=e.length)),s.id!==
void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:ze.properties.
id.type,parentSchema:ze.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:ze.type,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),a++}return Ys.errors=e,a===0}Ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qs(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Qs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entity_type"},schema:ke.required,parentSchema:ke,data:s};e===null?e=[r]:e.push(r),a++}if(s.event_types===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"event_types"},schema:ke.required,parentSchema:ke,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="entity_type"||
r==="event_types"||r==="filters")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:ke,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==void 0&&(rr(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"\
entity_type",rootData:m,dynamicAnchors:c})||(e=e===null?rr.errors:S(e,rr.errors),a=e.length)),s.event_types!==void 0){let r=s.event_types;if(Array.isArray(r)){let t=r.
length;for(let i=0;i<t;i++)tr(r[i],{instancePath:p+"/event_types/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?tr.errors:S(e,
tr.errors),a=e.length)}else{let t={instancePath:p+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},schema:ke.properties.
event_types.type,parentSchema:ke.properties.event_types,data:r};e===null?e=[t]:e.push(t),a++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){
let t={instancePath:p+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:ke.properties.filters.type},schema:ke.properties.filters.type,
parentSchema:ke.properties.filters,data:r};e===null?e=[t]:e.push(t),a++}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)bt(r[i],{instancePath:p+"/filter\
s/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?bt.errors:S(e,bt.errors),a=e.length)}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ke.type,parentSchema:ke,data:s};e===null?e=[r]:e.push(r),a++}return Qs.errors=e,a===0}Qs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function up(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=up.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.locales===void 0){let i={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"locales"},schema:v.required,parentSchema:v,data:s};e===null?e=[i]:e.push(i),a++}for(let i in s)if(!(i===
"$schema"||i==="locales"||i==="files"||i==="upload_collections"||i==="uploads"||i==="upload_filters"||i==="upload_tags"||i==="webhooks")){let o={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:v,data:s};e===null?e=[o]:e.push(o),a++}if(s.
$schema!==void 0){let i=s.$schema;if(typeof i!="string"){let o={instancePath:p+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"\
string"},schema:v.properties.$schema.type,parentSchema:v.properties.$schema,data:i};e===null?e=[o]:e.push(o),a++}}if(s.locales!==void 0){let i=s.locales;if(Array.
isArray(i)){if(i.length<1){let u={instancePath:p+"/locales",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:v.
properties.locales,data:i};e===null?e=[u]:e.push(u),a++}let o=i.length;for(let u=0;u<o;u++){let f=i[u];if(typeof f=="string"){if(!il.test(f)){let ae={instancePath:p+
"/locales/"+u,schemaPath:"#/properties/locales/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"},schema:"^[A-Za-z]{2,3}\
([-_][A-Za-z0-9]{2,8})*$",parentSchema:v.properties.locales.items,data:f};e===null?e=[ae]:e.push(ae),a++}}else{let ae={instancePath:p+"/locales/"+u,schemaPath:"\
#/properties/locales/items/type",keyword:"type",params:{type:"string"},schema:v.properties.locales.items.type,parentSchema:v.properties.locales.items,data:f};e===
null?e=[ae]:e.push(ae),a++}}let d=i.length,l;if(d>1){let u={};for(;d--;){let f=i[d];if(typeof f=="string"){if(typeof u[f]=="number"){l=u[f];let ae={instancePath:p+
"/locales",schemaPath:"#/properties/locales/uniqueItems",keyword:"uniqueItems",params:{i:d,j:l},schema:!0,parentSchema:v.properties.locales,data:i};e===null?e=[
ae]:e.push(ae),a++;break}u[f]=d}}}}else{let o={instancePath:p+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{type:"array"},schema:v.properties.
locales.type,parentSchema:v.properties.locales,data:i};e===null?e=[o]:e.push(o),a++}}if(s.files!==void 0){let i=s.files;if(Array.isArray(i)){let o=i.length;for(let d=0;d<
o;d++){let l=i[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.path===void 0){let u={instancePath:p+"/files/"+d,schemaPath:"#/properties/files/items/requir\
ed",keyword:"required",params:{missingProperty:"path"},schema:v.properties.files.items.required,parentSchema:v.properties.files.items,data:l};e===null?e=[u]:e.push(
u),a++}for(let u in l)if(!(u==="path"||u==="text"||u==="base64"||u==="file"||u==="copy_of"||u==="mime_type")){let f={instancePath:p+"/files/"+d,schemaPath:"#/pr\
operties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:v.properties.files.items,data:l};
e===null?e=[f]:e.push(f),a++}if(l.path!==void 0){let u=l.path;if(typeof u=="string"){if(!al.test(u)){let f={instancePath:p+"/files/"+d+"/path",schemaPath:"#/pro\
perties/files/items/properties/path/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]+$"},schema:"^/[^\\ud800-\\udfff]+$",parentSchema:v.properties.
files.items.properties.path,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/files/"+d+"/path",schemaPath:"#/properties/files/items/properties\
/path/type",keyword:"type",params:{type:"string"},schema:v.properties.files.items.properties.path.type,parentSchema:v.properties.files.items.properties.path,data:u};
e===null?e=[f]:e.push(f),a++}}if(l.text!==void 0){let u=l.text;if(typeof u!="string"){let f={instancePath:p+"/files/"+d+"/text",schemaPath:"#/properties/files/i\
tems/properties/text/type",keyword:"type",params:{type:"string"},schema:v.properties.files.items.properties.text.type,parentSchema:v.properties.files.items.properties.
text,data:u};e===null?e=[f]:e.push(f),a++}}if(l.base64!==void 0){let u=l.base64;if(typeof u=="string"){if(!pl.test(u)){let f={instancePath:p+"/files/"+d+"/base6\
4",schemaPath:"#/properties/files/items/properties/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]*={0,2}$"},schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:v.
properties.files.items.properties.base64,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/files/"+d+"/base64",schemaPath:"#/properties/files/i\
tems/properties/base64/type",keyword:"type",params:{type:"string"},schema:v.properties.files.items.properties.base64.type,parentSchema:v.properties.files.items.
properties.base64,data:u};e===null?e=[f]:e.push(f),a++}}if(l.file!==void 0){let u=l.file;if(typeof u!="string"){let f={instancePath:p+"/files/"+d+"/file",schemaPath:"\
#/properties/files/items/properties/file/type",keyword:"type",params:{type:"string"},schema:v.properties.files.items.properties.file.type,parentSchema:v.properties.
files.items.properties.file,data:u};e===null?e=[f]:e.push(f),a++}}if(l.copy_of!==void 0){let u=l.copy_of;if(typeof u!="string"){let f={instancePath:p+"/files/"+
d+"/copy_of",schemaPath:"#/properties/files/items/properties/copy_of/type",keyword:"type",params:{type:"string"},schema:v.properties.files.items.properties.copy_of.
type,parentSchema:v.properties.files.items.properties.copy_of,data:u};e===null?e=[f]:e.push(f),a++}}if(l.mime_type!==void 0){let u=l.mime_type;if(typeof u=="str\
ing"){if(!ol.test(u)){let f={instancePath:p+"/files/"+d+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"},schema:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$",parentSchema:v.properties.files.items.properties.
mime_type,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/files/"+d+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/ty\
pe",keyword:"type",params:{type:"string"},schema:v.properties.files.items.properties.mime_type.type,parentSchema:v.properties.files.items.properties.mime_type,data:u};
e===null?e=[f]:e.push(f),a++}}}else{let u={instancePath:p+"/files/"+d,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"},schema:v.
properties.files.items.type,parentSchema:v.properties.files.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/files",schemaPath:"#/prope\
rties/files/type",keyword:"type",params:{type:"array"},schema:v.properties.files.type,parentSchema:v.properties.files,data:i};e===null?e=[o]:e.push(o),a++}}if(s.
upload_collections!==void 0){let i=s.upload_collections;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.id===void 0){let u={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"\
id"},schema:v.properties.upload_collections.items.required,parentSchema:v.properties.upload_collections.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.label===
void 0){let u={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"l\
abel"},schema:v.properties.upload_collections.items.required,parentSchema:v.properties.upload_collections.items,data:l};e===null?e=[u]:e.push(u),a++}for(let u in l)
if(!(u==="id"||u==="label"||u==="position"||u==="parent")){let f={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:v.properties.upload_collections.items,data:l};e===null?e=[
f]:e.push(f),a++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(Vi(u)<1){let f={instancePath:p+"/upload_collections/"+d+"/id",schemaPath:"#/properties/u\
pload_collections/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:v.properties.upload_collections.items.properties.id,
data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/upload_collections/"+d+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/\
type",keyword:"type",params:{type:"string"},schema:v.properties.upload_collections.items.properties.id.type,parentSchema:v.properties.upload_collections.items.properties.
id,data:u};e===null?e=[f]:e.push(f),a++}}if(l.label!==void 0){let u=l.label;if(typeof u!="string"){let f={instancePath:p+"/upload_collections/"+d+"/label",schemaPath:"\
#/properties/upload_collections/items/properties/label/type",keyword:"type",params:{type:"string"},schema:v.properties.upload_collections.items.properties.label.
type,parentSchema:v.properties.upload_collections.items.properties.label,data:u};e===null?e=[f]:e.push(f),a++}}if(l.position!==void 0){let u=l.position;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/upload_collections/"+d+"/position",schemaPath:"#/properties/upload_collections/items/properti\
es/position/type",keyword:"type",params:{type:"integer"},schema:v.properties.upload_collections.items.properties.position.type,parentSchema:v.properties.upload_collections.
items.properties.position,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let f={instancePath:p+"/upload_collections/"+
d+"/position",schemaPath:"#/properties/upload_collections/items/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:v.
properties.upload_collections.items.properties.position,data:u};e===null?e=[f]:e.push(f),a++}}if(l.parent!==void 0){let u=l.parent,f=a,ae=!0,Mr=a;if(u!==null){let Fe={};
e===null?e=[Fe]:e.push(Fe),a++}var r=Mr===a;if(a=f,e!==null&&(f?e.length=f:e=null),!r){let Fe=a;yt(u,{instancePath:p+"/upload_collections/"+d+"/parent",parentData:l,
parentDataProperty:"parent",rootData:m,dynamicAnchors:c})||(e=e===null?yt.errors:S(e,yt.errors),a=e.length);var r=Fe===a;ae=r}if(!ae){let Fe={instancePath:p+"/u\
pload_collections/"+d+"/parent",schemaPath:"#/properties/upload_collections/items/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:v.properties.
upload_collections.items.properties.parent.if,parentSchema:v.properties.upload_collections.items.properties.parent,data:u};e===null?e=[Fe]:e.push(Fe),a++}}}else{
let u={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/type",keyword:"type",params:{type:"object"},schema:v.properties.
upload_collections.items.type,parentSchema:v.properties.upload_collections.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/upload_coll\
ections",schemaPath:"#/properties/upload_collections/type",keyword:"type",params:{type:"array"},schema:v.properties.upload_collections.type,parentSchema:v.properties.
upload_collections,data:i};e===null?e=[o]:e.push(o),a++}}if(s.uploads!==void 0){let i=s.uploads;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let u={instancePath:p+"/uploads/"+d,schemaPath:"#/properties/uploads/items/required",keyword:"req\
uired",params:{missingProperty:"id"},schema:v.properties.uploads.items.required,parentSchema:v.properties.uploads.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.
path===void 0){let u={instancePath:p+"/uploads/"+d,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:"path"},schema:v.
properties.uploads.items.required,parentSchema:v.properties.uploads.items,data:l};e===null?e=[u]:e.push(u),a++}for(let u in l)if(!be.call(v.properties.uploads.items.
properties,u)){let f={instancePath:p+"/uploads/"+d,schemaPath:"#/properties/uploads/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
schema:!1,parentSchema:v.properties.uploads.items,data:l};e===null?e=[f]:e.push(f),a++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(Vi(u)<1){let f={instancePath:p+
"/uploads/"+d+"/id",schemaPath:"#/properties/uploads/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:v.properties.uploads.
items.properties.id,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/uploads/"+d+"/id",schemaPath:"#/properties/uploads/items/properties/id/ty\
pe",keyword:"type",params:{type:"string"},schema:v.properties.uploads.items.properties.id.type,parentSchema:v.properties.uploads.items.properties.id,data:u};e===
null?e=[f]:e.push(f),a++}}if(l.path!==void 0){let u=l.path;if(typeof u!="string"){let f={instancePath:p+"/uploads/"+d+"/path",schemaPath:"#/properties/uploads/i\
tems/properties/path/type",keyword:"type",params:{type:"string"},schema:v.properties.uploads.items.properties.path.type,parentSchema:v.properties.uploads.items.
properties.path,data:u};e===null?e=[f]:e.push(f),a++}}if(l.basename!==void 0){let u=l.basename;if(typeof u=="string"){if(Vi(u)<1){let f={instancePath:p+"/upload\
s/"+d+"/basename",schemaPath:"#/properties/uploads/items/properties/basename/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:v.properties.
uploads.items.properties.basename,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/uploads/"+d+"/basename",schemaPath:"#/properties/uploads/it\
ems/properties/basename/type",keyword:"type",params:{type:"string"},schema:v.properties.uploads.items.properties.basename.type,parentSchema:v.properties.uploads.
items.properties.basename,data:u};e===null?e=[f]:e.push(f),a++}}if(l.url!==void 0){let u=l.url;if(typeof u=="string"){if(!nl.test(u)){let f={instancePath:p+"/up\
loads/"+d+"/url",schemaPath:"#/properties/uploads/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]*$"},schema:"^/[^\\ud800-\\\
udfff]*$",parentSchema:v.properties.uploads.items.properties.url,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/uploads/"+d+"/url",schemaPath:"\
#/properties/uploads/items/properties/url/type",keyword:"type",params:{type:"string"},schema:v.properties.uploads.items.properties.url.type,parentSchema:v.properties.
uploads.items.properties.url,data:u};e===null?e=[f]:e.push(f),a++}}if(l.author!==void 0){let u=l.author;if(typeof u!="string"&&u!==null){let f={instancePath:p+"\
/uploads/"+d+"/author",schemaPath:"#/properties/uploads/items/properties/author/type",keyword:"type",params:{type:v.properties.uploads.items.properties.author.type},
schema:v.properties.uploads.items.properties.author.type,parentSchema:v.properties.uploads.items.properties.author,data:u};e===null?e=[f]:e.push(f),a++}}if(l.copyright!==
void 0){let u=l.copyright;if(typeof u!="string"&&u!==null){let f={instancePath:p+"/uploads/"+d+"/copyright",schemaPath:"#/properties/uploads/items/properties/co\
pyright/type",keyword:"type",params:{type:v.properties.uploads.items.properties.copyright.type},schema:v.properties.uploads.items.properties.copyright.type,parentSchema:v.
properties.uploads.items.properties.copyright,data:u};e===null?e=[f]:e.push(f),a++}}if(l.notes!==void 0){let u=l.notes;if(typeof u!="string"&&u!==null){let f={instancePath:p+
"/uploads/"+d+"/notes",schemaPath:"#/properties/uploads/items/properties/notes/type",keyword:"type",params:{type:v.properties.uploads.items.properties.notes.type},
schema:v.properties.uploads.items.properties.notes.type,parentSchema:v.properties.uploads.items.properties.notes,data:u};e===null?e=[f]:e.push(f),a++}}if(l.tags!==
void 0){let u=l.tags;if(Array.isArray(u)){let f=u.length;for(let ae=0;ae<f;ae++){let Mr=u[ae];if(typeof Mr!="string"){let Fe={instancePath:p+"/uploads/"+d+"/tag\
s/"+ae,schemaPath:"#/properties/uploads/items/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:v.properties.uploads.items.properties.tags.
items.type,parentSchema:v.properties.uploads.items.properties.tags.items,data:Mr};e===null?e=[Fe]:e.push(Fe),a++}}}else{let f={instancePath:p+"/uploads/"+d+"/ta\
gs",schemaPath:"#/properties/uploads/items/properties/tags/type",keyword:"type",params:{type:"array"},schema:v.properties.uploads.items.properties.tags.type,parentSchema:v.
properties.uploads.items.properties.tags,data:u};e===null?e=[f]:e.push(f),a++}}if(l.default_field_metadata!==void 0){let u=l.default_field_metadata;if(u&&typeof u==
"object"&&!Array.isArray(u))for(let f in u)Gs(u[f],{instancePath:p+"/uploads/"+d+"/default_field_metadata/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,
parentDataProperty:f,rootData:m,dynamicAnchors:c})||(e=e===null?Gs.errors:S(e,Gs.errors),a=e.length);else{let f={instancePath:p+"/uploads/"+d+"/default_field_me\
tadata",schemaPath:"#/properties/uploads/items/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:v.properties.uploads.items.properties.
default_field_metadata.type,parentSchema:v.properties.uploads.items.properties.default_field_metadata,data:u};e===null?e=[f]:e.push(f),a++}}if(l.creator!==void 0&&
(Ys(l.creator,{instancePath:p+"/uploads/"+d+"/creator",parentData:l,parentDataProperty:"creator",rootData:m,dynamicAnchors:c})||(e=e===null?Ys.errors:S(e,Ys.errors),
a=e.length)),l.upload_collection!==void 0){let u=l.upload_collection,f=a,ae=!0,Mr=a;if(u!==null){let Fe={};e===null?e=[Fe]:e.push(Fe),a++}var t=Mr===a;if(a=f,e!==
null&&(f?e.length=f:e=null),!t){let Fe=a;yt(u,{instancePath:p+"/uploads/"+d+"/upload_collection",parentData:l,parentDataProperty:"upload_collection",rootData:m,
dynamicAnchors:c})||(e=e===null?yt.errors:S(e,yt.errors),a=e.length);var t=Fe===a;ae=t}if(!ae){let Fe={instancePath:p+"/uploads/"+d+"/upload_collection",schemaPath:"\
#/properties/uploads/items/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:v.properties.uploads.items.properties.upload_collection.
if,parentSchema:v.properties.uploads.items.properties.upload_collection,data:u};e===null?e=[Fe]:e.push(Fe),a++}}if(l.created_at!==void 0){let u=l.created_at;if(typeof u==
"string"){if(!Y.test(u)){let f={instancePath:p+"/uploads/"+d+"/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/format",keyword:"format",
params:{format:"date-time"},schema:"date-time",parentSchema:v.properties.uploads.items.properties.created_at,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+
"/uploads/"+d+"/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/type",keyword:"type",params:{type:"string"},schema:v.properties.uploads.
items.properties.created_at.type,parentSchema:v.properties.uploads.items.properties.created_at,data:u};e===null?e=[f]:e.push(f),a++}}if(l.updated_at!==void 0){let u=l.
updated_at;if(typeof u=="string"){if(!Y.test(u)){let f={instancePath:p+"/uploads/"+d+"/updated_at",schemaPath:"#/properties/uploads/items/properties/updated_at/\
format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:v.properties.uploads.items.properties.updated_at,data:u};e===null?e=[f]:e.push(
f),a++}}else{let f={instancePath:p+"/uploads/"+d+"/updated_at",schemaPath:"#/properties/uploads/items/properties/updated_at/type",keyword:"type",params:{type:"s\
tring"},schema:v.properties.uploads.items.properties.updated_at.type,parentSchema:v.properties.uploads.items.properties.updated_at,data:u};e===null?e=[f]:e.push(
f),a++}}}else{let u={instancePath:p+"/uploads/"+d,schemaPath:"#/properties/uploads/items/type",keyword:"type",params:{type:"object"},schema:v.properties.uploads.
items.type,parentSchema:v.properties.uploads.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/uploads",schemaPath:"#/properties/uploads\
/type",keyword:"type",params:{type:"array"},schema:v.properties.uploads.type,parentSchema:v.properties.uploads,data:i};e===null?e=[o]:e.push(o),a++}}if(s.upload_filters!==
void 0){let i=s.upload_filters;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){
let u={instancePath:p+"/upload_filters/"+d,schemaPath:"#/properties/upload_filters/items/required",keyword:"required",params:{missingProperty:"id"},schema:v.properties.
upload_filters.items.required,parentSchema:v.properties.upload_filters.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.name===void 0){let u={instancePath:p+"/up\
load_filters/"+d,schemaPath:"#/properties/upload_filters/items/required",keyword:"required",params:{missingProperty:"name"},schema:v.properties.upload_filters.items.
required,parentSchema:v.properties.upload_filters.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.filter===void 0){let u={instancePath:p+"/upload_filters/"+d,schemaPath:"\
#/properties/upload_filters/items/required",keyword:"required",params:{missingProperty:"filter"},schema:v.properties.upload_filters.items.required,parentSchema:v.
properties.upload_filters.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.shared===void 0){let u={instancePath:p+"/upload_filters/"+d,schemaPath:"#/properties/u\
pload_filters/items/required",keyword:"required",params:{missingProperty:"shared"},schema:v.properties.upload_filters.items.required,parentSchema:v.properties.upload_filters.
items,data:l};e===null?e=[u]:e.push(u),a++}for(let u in l)if(!(u==="id"||u==="name"||u==="filter"||u==="shared")){let f={instancePath:p+"/upload_filters/"+d,schemaPath:"\
#/properties/upload_filters/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:v.properties.upload_filters.
items,data:l};e===null?e=[f]:e.push(f),a++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(Vi(u)<1){let f={instancePath:p+"/upload_filters/"+d+"/id",schemaPath:"\
#/properties/upload_filters/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:v.properties.upload_filters.items.properties.
id,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/upload_filters/"+d+"/id",schemaPath:"#/properties/upload_filters/items/properties/id/type",
keyword:"type",params:{type:"string"},schema:v.properties.upload_filters.items.properties.id.type,parentSchema:v.properties.upload_filters.items.properties.id,data:u};
e===null?e=[f]:e.push(f),a++}}if(l.name!==void 0){let u=l.name;if(typeof u!="string"){let f={instancePath:p+"/upload_filters/"+d+"/name",schemaPath:"#/propertie\
s/upload_filters/items/properties/name/type",keyword:"type",params:{type:"string"},schema:v.properties.upload_filters.items.properties.name.type,parentSchema:v.
properties.upload_filters.items.properties.name,data:u};e===null?e=[f]:e.push(f),a++}}if(l.filter!==void 0){let u=l.filter;if(!(u&&typeof u=="object"&&!Array.isArray(
u))){let f={instancePath:p+"/upload_filters/"+d+"/filter",schemaPath:"#/properties/upload_filters/items/properties/filter/type",keyword:"type",params:{type:"obj\
ect"},schema:v.properties.upload_filters.items.properties.filter.type,parentSchema:v.properties.upload_filters.items.properties.filter,data:u};e===null?e=[f]:e.
push(f),a++}}if(l.shared!==void 0){let u=l.shared;if(typeof u!="boolean"){let f={instancePath:p+"/upload_filters/"+d+"/shared",schemaPath:"#/properties/upload_f\
ilters/items/properties/shared/type",keyword:"type",params:{type:"boolean"},schema:v.properties.upload_filters.items.properties.shared.type,parentSchema:v.properties.
upload_filters.items.properties.shared,data:u};e===null?e=[f]:e.push(f),a++}}}else{let u={instancePath:p+"/upload_filters/"+d,schemaPath:"#/properties/upload_fi\
lters/items/type",keyword:"type",params:{type:"object"},schema:v.properties.upload_filters.items.type,parentSchema:v.properties.upload_filters.items,data:l};e===
null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/upload_filters",schemaPath:"#/properties/upload_filters/type",keyword:"type",params:{type:"array"},schema:v.
properties.upload_filters.type,parentSchema:v.properties.upload_filters,data:i};e===null?e=[o]:e.push(o),a++}}if(s.upload_tags!==void 0){let i=s.upload_tags;if(Array.
isArray(i)){let o=i.length;for(let d=0;d<o;d++){let l=i[d];if(typeof l!="string"){let u={instancePath:p+"/upload_tags/"+d,schemaPath:"#/properties/upload_tags/i\
tems/type",keyword:"type",params:{type:"string"},schema:v.properties.upload_tags.items.type,parentSchema:v.properties.upload_tags.items,data:l};e===null?e=[u]:e.
push(u),a++}}}else{let o={instancePath:p+"/upload_tags",schemaPath:"#/properties/upload_tags/type",keyword:"type",params:{type:"array"},schema:v.properties.upload_tags.
type,parentSchema:v.properties.upload_tags,data:i};e===null?e=[o]:e.push(o),a++}}if(s.webhooks!==void 0){let i=s.webhooks;if(Array.isArray(i)){let o=i.length;for(let d=0;d<
o;d++){let l=i[d];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let u={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/re\
quired",keyword:"required",params:{missingProperty:"id"},schema:v.properties.webhooks.items.required,parentSchema:v.properties.webhooks.items,data:l};e===null?e=
[u]:e.push(u),a++}if(l.name===void 0){let u={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"\
name"},schema:v.properties.webhooks.items.required,parentSchema:v.properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),a++}if(l.url===void 0){let u={instancePath:p+
"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"url"},schema:v.properties.webhooks.items.required,parentSchema:v.
properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),a++}for(let u in l)if(!be.call(v.properties.webhooks.items.properties,u)){let f={instancePath:p+"/web\
hooks/"+d,schemaPath:"#/properties/webhooks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:v.properties.
webhooks.items,data:l};e===null?e=[f]:e.push(f),a++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(Vi(u)<1){let f={instancePath:p+"/webhooks/"+d+"/id",schemaPath:"\
#/properties/webhooks/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:v.properties.webhooks.items.properties.id,data:u};
e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/webhooks/"+d+"/id",schemaPath:"#/properties/webhooks/items/properties/id/type",keyword:"type",params:{
type:"string"},schema:v.properties.webhooks.items.properties.id.type,parentSchema:v.properties.webhooks.items.properties.id,data:u};e===null?e=[f]:e.push(f),a++}}
if(l.name!==void 0){let u=l.name;if(typeof u!="string"){let f={instancePath:p+"/webhooks/"+d+"/name",schemaPath:"#/properties/webhooks/items/properties/name/typ\
e",keyword:"type",params:{type:"string"},schema:v.properties.webhooks.items.properties.name.type,parentSchema:v.properties.webhooks.items.properties.name,data:u};
e===null?e=[f]:e.push(f),a++}}if(l.url!==void 0){let u=l.url;if(typeof u!="string"){let f={instancePath:p+"/webhooks/"+d+"/url",schemaPath:"#/properties/webhook\
s/items/properties/url/type",keyword:"type",params:{type:"string"},schema:v.properties.webhooks.items.properties.url.type,parentSchema:v.properties.webhooks.items.
properties.url,data:u};e===null?e=[f]:e.push(f),a++}}if(l.custom_payload!==void 0){let u=l.custom_payload;if(typeof u!="string"&&u!==null){let f={instancePath:p+
"/webhooks/"+d+"/custom_payload",schemaPath:"#/properties/webhooks/items/properties/custom_payload/type",keyword:"type",params:{type:v.properties.webhooks.items.
properties.custom_payload.type},schema:v.properties.webhooks.items.properties.custom_payload.type,parentSchema:v.properties.webhooks.items.properties.custom_payload,
data:u};e===null?e=[f]:e.push(f),a++}}if(l.headers!==void 0){let u=l.headers;if(u&&typeof u=="object"&&!Array.isArray(u))for(let f in u){let ae=u[f];if(typeof ae!=
"string"){let Mr={instancePath:p+"/webhooks/"+d+"/headers/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/webhooks/items/properties/headers/\
additionalProperties/type",keyword:"type",params:{type:"string"},schema:v.properties.webhooks.items.properties.headers.additionalProperties.type,parentSchema:v.
properties.webhooks.items.properties.headers.additionalProperties,data:ae};e===null?e=[Mr]:e.push(Mr),a++}}else{let f={instancePath:p+"/webhooks/"+d+"/headers",
schemaPath:"#/properties/webhooks/items/properties/headers/type",keyword:"type",params:{type:"object"},schema:v.properties.webhooks.items.properties.headers.type,
parentSchema:v.properties.webhooks.items.properties.headers,data:u};e===null?e=[f]:e.push(f),a++}}if(l.events!==void 0){let u=l.events;if(Array.isArray(u)){let f=u.
length;for(let ae=0;ae<f;ae++)Qs(u[ae],{instancePath:p+"/webhooks/"+d+"/events/"+ae,parentData:u,parentDataProperty:ae,rootData:m,dynamicAnchors:c})||(e=e===null?
Qs.errors:S(e,Qs.errors),a=e.length)}else{let f={instancePath:p+"/webhooks/"+d+"/events",schemaPath:"#/properties/webhooks/items/properties/events/type",keyword:"\
type",params:{type:"array"},schema:v.properties.webhooks.items.properties.events.type,parentSchema:v.properties.webhooks.items.properties.events,data:u};e===null?
e=[f]:e.push(f),a++}}if(l.http_basic_user!==void 0){let u=l.http_basic_user;if(typeof u!="string"&&u!==null){let f={instancePath:p+"/webhooks/"+d+"/http_basic_u\
ser",schemaPath:"#/properties/webhooks/items/properties/http_basic_user/type",keyword:"type",params:{type:v.properties.webhooks.items.properties.http_basic_user.
type},schema:v.properties.webhooks.items.properties.http_basic_user.type,parentSchema:v.properties.webhooks.items.properties.http_basic_user,data:u};e===null?e=
[f]:e.push(f),a++}}if(l.http_basic_password!==void 0){let u=l.http_basic_password;if(typeof u!="string"&&u!==null){let f={instancePath:p+"/webhooks/"+d+"/http_b\
asic_password",schemaPath:"#/properties/webhooks/items/properties/http_basic_password/type",keyword:"type",params:{type:v.properties.webhooks.items.properties.http_basic_password.
type},schema:v.properties.webhooks.items.properties.http_basic_password.type,parentSchema:v.properties.webhooks.items.properties.http_basic_password,data:u};e===
null?e=[f]:e.push(f),a++}}if(l.enabled!==void 0){let u=l.enabled;if(typeof u!="boolean"){let f={instancePath:p+"/webhooks/"+d+"/enabled",schemaPath:"#/propertie\
s/webhooks/items/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:v.properties.webhooks.items.properties.enabled.type,parentSchema:v.properties.
webhooks.items.properties.enabled,data:u};e===null?e=[f]:e.push(f),a++}}if(l.payload_api_version!==void 0){let u=l.payload_api_version;if(typeof u!="string"){let f={
instancePath:p+"/webhooks/"+d+"/payload_api_version",schemaPath:"#/properties/webhooks/items/properties/payload_api_version/type",keyword:"type",params:{type:"s\
tring"},schema:v.properties.webhooks.items.properties.payload_api_version.type,parentSchema:v.properties.webhooks.items.properties.payload_api_version,data:u};e===
null?e=[f]:e.push(f),a++}}if(l.nested_items_in_payload!==void 0){let u=l.nested_items_in_payload;if(typeof u!="boolean"){let f={instancePath:p+"/webhooks/"+d+"/\
nested_items_in_payload",schemaPath:"#/properties/webhooks/items/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:v.properties.
webhooks.items.properties.nested_items_in_payload.type,parentSchema:v.properties.webhooks.items.properties.nested_items_in_payload,data:u};e===null?e=[f]:e.push(
f),a++}}if(l.auto_retry!==void 0){let u=l.auto_retry;if(typeof u!="boolean"){let f={instancePath:p+"/webhooks/"+d+"/auto_retry",schemaPath:"#/properties/webhook\
s/items/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:v.properties.webhooks.items.properties.auto_retry.type,parentSchema:v.properties.
webhooks.items.properties.auto_retry,data:u};e===null?e=[f]:e.push(f),a++}}}else{let u={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/ty\
pe",keyword:"type",params:{type:"object"},schema:v.properties.webhooks.items.type,parentSchema:v.properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),a++}}}else{
let o={instancePath:p+"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type:"array"},schema:v.properties.webhooks.type,parentSchema:v.
properties.webhooks,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:v.type,parentSchema:v,
data:s};e===null?e=[i]:e.push(i),a++}return up.errors=e,a===0}up.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(s,p){for(let P of p)s.push(P);return s}
var ll={flat:{updateUpload:{200:Hi,202:pi,400:h,401:h,403:h,404:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:tn},getUpload:{200:Hi,401:h,403:h,404:h,405:h,
422:h,429:h,500:h,503:h},deleteUpload:{200:Hi,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},createUpload:{201:Hi,202:pi,400:h,401:h,403:h,405:h,413:h,415:h,422:h,
429:h,500:h,503:h,request:sn},listUploads:{200:an,401:h,403:h,405:h,422:h,429:h,500:h,503:h},getSite:{200:pn,401:h,403:h,405:h,422:h,429:h,500:h,503:h},listEnvironments:{
200:on,401:h,403:h,405:h,422:h,429:h,500:h,503:h},bulkTagUploads:{200:Xp,202:pi,400:h,401:h,403:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:nn},bulkSetUploadCollection:{
200:Xp,202:pi,400:h,401:h,403:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:ln},bulkDestroyUploads:{200:Xp,202:pi,400:h,401:h,403:h,405:h,413:h,415:h,422:h,
429:h,500:h,503:h,request:dn},listUploadReferences:{200:un,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},listUploadTags:{200:mn,401:h,403:h,405:h,422:h,429:h,
500:h,503:h},createUploadTag:{201:cn,400:h,401:h,403:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:yn},listUploadSmartTags:{200:fn,401:h,403:h,405:h,422:h,
429:h,500:h,503:h},getUploadFilter:{200:Ki,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},updateUploadFilter:{200:Ki,400:h,401:h,403:h,404:h,405:h,413:h,415:h,
422:h,429:h,500:h,503:h,request:hn},deleteUploadFilter:{200:Ki,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},createUploadFilter:{201:Ki,400:h,401:h,403:h,405:h,
413:h,415:h,422:h,429:h,500:h,503:h,request:_n},listUploadFilters:{200:bn,401:h,403:h,405:h,422:h,429:h,500:h,503:h},createUploadRequest:{201:Pn,400:h,401:h,403:h,
405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:gn},updateWebhook:{200:Gi,400:h,401:h,403:h,404:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:kn},getWebhook:{
200:Gi,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},deleteWebhook:{200:Gi,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},createWebhook:{201:Gi,400:h,401:h,
403:h,405:h,413:h,415:h,422:h,429:h,500:h,503:h,request:wn},listWebhooks:{200:qn,401:h,403:h,405:h,422:h,429:h,500:h,503:h},listWebhookCalls:{200:Sn,401:h,403:h,
405:h,422:h,429:h,500:h,503:h},getWebhookCall:{200:vn,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},resendWebhookCall:{401:h,403:h,404:h,405:h,422:h,429:h,500:h,
503:h},getUploadCollection:{200:Yi,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},updateUploadCollection:{200:Yi,400:h,401:h,403:h,404:h,405:h,413:h,415:h,422:h,
429:h,500:h,503:h,request:An},deleteUploadCollection:{200:Yi,401:h,403:h,404:h,405:h,422:h,429:h,500:h,503:h},createUploadCollection:{201:Yi,400:h,401:h,403:h,405:h,
413:h,415:h,422:h,429:h,500:h,503:h,request:jn},listUploadCollections:{200:Dn,401:h,403:h,405:h,422:h,429:h,500:h,503:h},getJobResult:{200:In,401:h,403:h,404:h,
405:h,422:h,429:h,500:h,503:h}},"json-api":{updateUpload:{200:Qi,202:yi,400:_,401:_,404:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:xn},getUpload:{200:Qi,
401:_,404:_,405:_,422:_,429:_,500:_,503:_},deleteUpload:{200:Qi,401:_,404:_,405:_,422:_,429:_,500:_,503:_},createUpload:{201:Qi,202:yi,400:_,401:_,405:_,413:_,415:_,
422:_,429:_,500:_,503:_,request:$n},listUploads:{200:Nn,401:_,405:_,422:_,429:_,500:_,503:_},getSite:{200:En,401:_,405:_,422:_,429:_,500:_,503:_},listEnvironments:{
200:Tn,401:_,405:_,422:_,429:_,500:_,503:_},bulkTagUploads:{200:eo,202:yi,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:Fn},bulkSetUploadCollection:{
200:eo,202:yi,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:Un},bulkDestroyUploads:{200:eo,202:yi,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,
503:_,request:zn},listUploadReferences:{200:On,401:_,404:_,405:_,422:_,429:_,500:_,503:_},listUploadTags:{200:Vn,401:_,405:_,422:_,429:_,500:_,503:_},createUploadTag:{
201:Cn,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:Rn},listUploadSmartTags:{200:Ln,401:_,405:_,422:_,429:_,500:_,503:_},getUploadFilter:{200:Ji,
401:_,404:_,405:_,422:_,429:_,500:_,503:_},updateUploadFilter:{200:Ji,400:_,401:_,404:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:Bn},deleteUploadFilter:{
200:Ji,401:_,404:_,405:_,422:_,429:_,500:_,503:_},createUploadFilter:{201:Ji,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:Mn},listUploadFilters:{
200:Wn,401:_,405:_,422:_,429:_,500:_,503:_},createUploadRequest:{201:Zn,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:Hn},updateWebhook:{200:Xi,
400:_,401:_,404:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:Kn},getWebhook:{200:Xi,401:_,404:_,405:_,422:_,429:_,500:_,503:_},deleteWebhook:{200:Xi,401:_,
404:_,405:_,422:_,429:_,500:_,503:_},createWebhook:{201:Xi,400:_,401:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:Gn},listWebhooks:{200:Yn,401:_,405:_,422:_,
429:_,500:_,503:_},listWebhookCalls:{200:Qn,401:_,405:_,422:_,429:_,500:_,503:_},getWebhookCall:{200:Jn,401:_,404:_,405:_,422:_,429:_,500:_,503:_},resendWebhookCall:{
401:_,404:_,405:_,422:_,429:_,500:_,503:_},getUploadCollection:{200:ea,401:_,404:_,405:_,422:_,429:_,500:_,503:_},updateUploadCollection:{200:ea,400:_,401:_,404:_,
405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:Xn},deleteUploadCollection:{200:ea,401:_,404:_,405:_,422:_,429:_,500:_,503:_},createUploadCollection:{201:ea,400:_,
401:_,405:_,413:_,415:_,422:_,429:_,500:_,503:_,request:el},listUploadCollections:{200:rl,401:_,405:_,422:_,429:_,500:_,503:_},getJobResult:{200:tl,401:_,404:_,
405:_,422:_,429:_,500:_,503:_}},seed:sl};var dl=cp,Vt={$id:"standin://flat/query/updateUpload",type:"object",additionalProperties:!1,properties:{replace_strategy:{type:"string",enum:["create_new_url","\
keep_url"],default:"create_new_url"}}};function cp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=cp.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s.replace_strategy===void 0&&(s.replace_strategy=
"create_new_url");for(let t in s)if(t!=="replace_strategy"){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:Vt,data:s};e===null?e=[i]:e.push(i),a++}let r=s.replace_strategy;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&
r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/rep\
lace_strategy",schemaPath:"#/properties/replace_strategy/type",keyword:"type",params:{type:"string"},schema:Vt.properties.replace_strategy.type,parentSchema:Vt.
properties.replace_strategy,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.replace_strategy=i))}if(!(r==="create_new_url"||r==="keep_url")){
let t={instancePath:p+"/replace_strategy",schemaPath:"#/properties/replace_strategy/enum",keyword:"enum",params:{allowedValues:Vt.properties.replace_strategy.enum},
schema:Vt.properties.replace_strategy.enum,parentSchema:Vt.properties.replace_strategy,data:r};e===null?e=[t]:e.push(t),a++}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Vt.type,parentSchema:Vt,data:s};e===null?e=[r]:e.push(r),a++}return cp.errors=e,a===0}cp.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ul=yp,to={$id:"standin://flat/query/getUpload",type:"object",additionalProperties:!1,properties:{}};function yp(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=yp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:to,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:to.type,parentSchema:to,data:s};e===null?e=[r]:e.push(r),a++}return yp.errors=e,a===0}yp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ml=fp,
so={$id:"standin://flat/query/deleteUpload",type:"object",additionalProperties:!1,properties:{}};function fp(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=fp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:so,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:so.type,parentSchema:so,
data:s};e===null?e=[r]:e.push(r),a++}return fp.errors=e,a===0}fp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cl=hp,io={$id:"standin://flat/query/cr\
eateUpload",type:"object",additionalProperties:!1,properties:{}};function hp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=hp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:io,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:io.type,parentSchema:io,data:s};e===null?e=[r]:e.push(
r),a++}return hp.errors=e,a===0}hp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yl=_p,Ce={$id:"standin://flat/query/listUploads",type:"object",additionalProperties:!1,
properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"f\
ilter[query]":{type:"string"},"filter[fields]":{$ref:"standin://flat/schemas#/$defs/UploadFieldsFilter"},locale:{type:"string"},order_by:{type:"array",items:{$ref:"\
standin://flat/schemas#/$defs/UploadOrderRule"}}}},Ct={type:"object",additionalProperties:!1,properties:{AND:{type:"array",items:{$ref:"standin://flat/schemas#/\
$defs/UploadFieldConditions"}},OR:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadFieldConditions"}},type:{$ref:"standin://flat/schemas#/$defs/Fi\
lterByType"},size:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},width:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},height:{$ref:"standin://flat\
/schemas#/$defs/FilterByNumber"},_created_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},_updated_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},
tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},smart_tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},colors:{$ref:"standin://flat/schemas#/\
$defs/FilterByWords"},filename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},basename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},author:{$ref:"st\
andin://flat/schemas#/$defs/FilterByOptionalText"},copyright:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},notes:{$ref:"standin://flat/schemas#/$d\
efs/FilterByOptionalText"},alt:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},title:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},format:{$ref:"\
standin://flat/schemas#/$defs/FilterByValue"},id:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},md5:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},path:{
$ref:"standin://flat/schemas#/$defs/FilterByValue"},mime_type:{$ref:"standin://flat/schemas#/$defs/FilterByMediaType"},in_use:{$ref:"standin://flat/schemas#/$de\
fs/FilterByFlag"},upload_collection:{$ref:"standin://flat/schemas#/$defs/FilterByReference"},orientation:{$ref:"standin://flat/schemas#/$defs/FilterByOrientatio\
n"},resolution:{$ref:"standin://flat/schemas#/$defs/FilterByResolution"}}},$o=Object.prototype.hasOwnProperty,mp={type:"object",additionalProperties:!1,properties:{
type:{$ref:"standin://flat/schemas#/$defs/FilterByType"},size:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},width:{$ref:"standin://flat/schemas#/$defs/F\
ilterByNumber"},height:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},_created_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},_updated_at:{$ref:"\
standin://flat/schemas#/$defs/FilterByTime"},tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},smart_tags:{$ref:"standin://flat/schemas#/$defs/FilterByW\
ords"},colors:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},filename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},basename:{$ref:"standin://flat/s\
chemas#/$defs/FilterByText"},author:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},copyright:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalT\
ext"},notes:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},alt:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},title:{$ref:"standin://flat/\
schemas#/$defs/FilterByMetadata"},format:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},id:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},md5:{$ref:"\
standin://flat/schemas#/$defs/FilterByValue"},path:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},mime_type:{$ref:"standin://flat/schemas#/$defs/FilterByM\
ediaType"},in_use:{$ref:"standin://flat/schemas#/$defs/FilterByFlag"},upload_collection:{$ref:"standin://flat/schemas#/$defs/FilterByReference"},orientation:{$ref:"\
standin://flat/schemas#/$defs/FilterByOrientation"},resolution:{$ref:"standin://flat/schemas#/$defs/FilterByResolution"}}},le={type:"object",additionalProperties:!1,
properties:{eq:{type:"string",enum:["archive","audio","image","pdfdocument","presentation","richtext","spreadsheet","video"]},neq:{type:"string",enum:["archive",
"audio","image","pdfdocument","presentation","richtext","spreadsheet","video"]},in:{type:"array",items:{type:"string",enum:["archive","audio","image","pdfdocume\
nt","presentation","richtext","spreadsheet","video"]}},not_in:{type:"array",items:{type:"string",enum:["archive","audio","image","pdfdocument","presentation","r\
ichtext","spreadsheet","video"]}}}};function $t(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=$t.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||
r==="in"||r==="not_in")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:le,
data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],
t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/proper\
ties/eq/type",keyword:"type",params:{type:"string"},schema:le.properties.eq.type,parentSchema:le.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.eq=i))}if(!(r==="archive"||r==="audio"||r==="image"||r==="pdfdocument"||r==="presentation"||r==="richtext"||r==="spreadsheet"||r==="video")){
let t={instancePath:p+"/eq",schemaPath:"#/properties/eq/enum",keyword:"enum",params:{allowedValues:le.properties.eq.enum},schema:le.properties.eq.enum,parentSchema:le.
properties.eq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==
1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"\
#/properties/neq/type",keyword:"type",params:{type:"string"},schema:le.properties.neq.type,parentSchema:le.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==
void 0&&(r=i,s!==void 0&&(s.neq=i))}if(!(r==="archive"||r==="audio"||r==="image"||r==="pdfdocument"||r==="presentation"||r==="richtext"||r==="spreadsheet"||r===
"video")){let t={instancePath:p+"/neq",schemaPath:"#/properties/neq/enum",keyword:"enum",params:{allowedValues:le.properties.neq.enum},schema:le.properties.neq.
enum,parentSchema:le.properties.neq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.
isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+
"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type:"array"},schema:le.properties.in.type,parentSchema:le.properties.in,data:r};e===null?e=[o]:e.
push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d==
"object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{
let u={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type:"string"},schema:le.properties.in.items.type,parentSchema:le.
properties.in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}if(!(o==="archive"||o==="audio"||o==="image"||o==="pdfdocument"||
o==="presentation"||o==="richtext"||o==="spreadsheet"||o==="video")){let d={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/enum",keyword:"enum",params:{
allowedValues:le.properties.in.items.enum},schema:le.properties.in.items.enum,parentSchema:le.properties.in.items,data:o};e===null?e=[d]:e.push(d),a++}}}}if(s.not_in!==
void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)
if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"\
array"},schema:le.properties.not_in.type,parentSchema:le.properties.not_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,
typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties\
/not_in/items/type",keyword:"type",params:{type:"string"},schema:le.properties.not_in.items.type,parentSchema:le.properties.not_in.items,data:o};e===null?e=[u]:
e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}if(!(o==="archive"||o==="audio"||o==="image"||o==="pdfdocument"||o==="presentation"||o==="richtext"||o==="s\
preadsheet"||o==="video")){let d={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/enum",keyword:"enum",params:{allowedValues:le.properties.not_in.
items.enum},schema:le.properties.not_in.items.enum,parentSchema:le.properties.not_in.items,data:o};e===null?e=[d]:e.push(d),a++}}}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:le.type,parentSchema:le,data:s};e===null?e=[r]:e.push(r),a++}return $t.errors=e,a===0}$t.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var sr={type:"object",additionalProperties:!1,properties:{eq:{type:"number"},neq:{type:"number"},gt:{type:"number"},gte:{type:"\
number"},lt:{type:"number"},lte:{type:"number"}}};function xe(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||
r==="neq"||r==="gt"||r==="gte"||r==="lt"||r==="lte")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:sr,data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(!(typeof r=="number"&&isFinite(r))){let t=typeof r,i;if(t=="objec\
t"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||t=="string"&&r&&r==+r)i=+r;else{
let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"number"},schema:sr.properties.eq.type,parentSchema:sr.properties.eq,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==void 0){let r=s.neq;if(!(typeof r=="number"&&isFinite(r))){let t=typeof r,i;if(t==
"object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||t=="string"&&r&&r==+r)
i=+r;else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"number"},schema:sr.properties.neq.type,parentSchema:sr.properties.
neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}}if(s.gt!==void 0){let r=s.gt;if(!(typeof r=="number"&&isFinite(r))){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||t=="string"&&r&&
r==+r)i=+r;else{let o={instancePath:p+"/gt",schemaPath:"#/properties/gt/type",keyword:"type",params:{type:"number"},schema:sr.properties.gt.type,parentSchema:sr.
properties.gt,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.gt=i))}}if(s.gte!==void 0){let r=s.gte;if(!(typeof r=="number"&&isFinite(r))){
let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||
t=="string"&&r&&r==+r)i=+r;else{let o={instancePath:p+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type:"number"},schema:sr.properties.gte.type,
parentSchema:sr.properties.gte,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.gte=i))}}if(s.lt!==void 0){let r=s.lt;if(!(typeof r=="number"&&
isFinite(r))){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boole\
an"||r===null||t=="string"&&r&&r==+r)i=+r;else{let o={instancePath:p+"/lt",schemaPath:"#/properties/lt/type",keyword:"type",params:{type:"number"},schema:sr.properties.
lt.type,parentSchema:sr.properties.lt,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.lt=i))}}if(s.lte!==void 0){let r=s.lte;if(!(typeof r==
"number"&&isFinite(r))){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t==
"boolean"||r===null||t=="string"&&r&&r==+r)i=+r;else{let o={instancePath:p+"/lte",schemaPath:"#/properties/lte/type",keyword:"type",params:{type:"number"},schema:sr.
properties.lte.type,parentSchema:sr.properties.lte,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.lte=i))}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:sr.type,parentSchema:sr,data:s};e===null?e=[r]:e.push(r),a++}return xe.errors=e,a===0}xe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var De={type:"object",additionalProperties:!1,properties:{eq:{type:"string",format:"date-time"},neq:{type:"string",format:"date\
-time"},gt:{type:"string",format:"date-time"},gte:{type:"string",format:"date-time"},lt:{type:"string",format:"date-time"},lte:{type:"string",format:"date-time"}}},
zr=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
function pr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=pr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||r==="gt"||r==="gte"||r==="lt"||r==="\
lte")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:De,data:s};
e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,
typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/typ\
e",keyword:"type",params:{type:"string"},schema:De.properties.eq.type,parentSchema:De.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&
(s.eq=i))}if(typeof r=="string"&&!zr.test(r)){let t={instancePath:p+"/eq",schemaPath:"#/properties/eq/format",keyword:"format",params:{format:"date-time"},schema:"\
date-time",parentSchema:De.properties.eq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="obj\
ect"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={
instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"string"},schema:De.properties.neq.type,parentSchema:De.properties.neq,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}if(typeof r=="string"&&!zr.test(r)){let t={instancePath:p+"/neq",schemaPath:"#/properties/n\
eq/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:De.properties.neq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.gt!==void 0){
let r=s.gt;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t==
"number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/gt",schemaPath:"#/properties/gt/type",keyword:"type",params:{type:"string"},schema:De.
properties.gt.type,parentSchema:De.properties.gt,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.gt=i))}if(typeof r=="string"&&!zr.test(r)){
let t={instancePath:p+"/gt",schemaPath:"#/properties/gt/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:De.properties.gt,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.gte!==void 0){let r=s.gte;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,
typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/gte",schemaPath:"#/properties/gte/t\
ype",keyword:"type",params:{type:"string"},schema:De.properties.gte.type,parentSchema:De.properties.gte,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==
void 0&&(s.gte=i))}if(typeof r=="string"&&!zr.test(r)){let t={instancePath:p+"/gte",schemaPath:"#/properties/gte/format",keyword:"format",params:{format:"date-t\
ime"},schema:"date-time",parentSchema:De.properties.gte,data:r};e===null?e=[t]:e.push(t),a++}}if(s.lt!==void 0){let r=s.lt;if(typeof r!="string"){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i=
"";else{let o={instancePath:p+"/lt",schemaPath:"#/properties/lt/type",keyword:"type",params:{type:"string"},schema:De.properties.lt.type,parentSchema:De.properties.
lt,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.lt=i))}if(typeof r=="string"&&!zr.test(r)){let t={instancePath:p+"/lt",schemaPath:"#/pro\
perties/lt/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:De.properties.lt,data:r};e===null?e=[t]:e.push(t),a++}}if(s.lte!==
void 0){let r=s.lte;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)
if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/lte",schemaPath:"#/properties/lte/type",keyword:"type",params:{type:"stri\
ng"},schema:De.properties.lte.type,parentSchema:De.properties.lte,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.lte=i))}if(typeof r=="str\
ing"&&!zr.test(r)){let t={instancePath:p+"/lte",schemaPath:"#/properties/lte/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:De.
properties.lte,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:De.type,parentSchema:De,
data:s};e===null?e=[r]:e.push(r),a++}return pr.errors=e,a===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ie={type:"object",additionalProperties:!1,
properties:{contains:{type:"string"},any_in:{type:"array",items:{type:"string"}},all_in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"s\
tring"}},eq:{type:"array",items:{type:"string"}}}};function $e(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=$e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="conta\
ins"||r==="any_in"||r==="all_in"||r==="not_in"||r==="eq")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Ie,data:s};e===null?e=[t]:e.push(t),a++}if(s.contains!==void 0){let r=s.contains;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&
Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+
"/contains",schemaPath:"#/properties/contains/type",keyword:"type",params:{type:"string"},schema:Ie.properties.contains.type,parentSchema:Ie.properties.contains,
data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.contains=i))}}if(s.any_in!==void 0){let r=s.any_in;if(!Array.isArray(r)){let t=typeof r,i;if(t==
"object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{
let o={instancePath:p+"/any_in",schemaPath:"#/properties/any_in/type",keyword:"type",params:{type:"array"},schema:Ie.properties.any_in.type,parentSchema:Ie.properties.
any_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.any_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!=
"string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")
l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/any_in/"+i,schemaPath:"#/properties/any_in/items/type",keyword:"type",params:{type:"string"},schema:Ie.
properties.any_in.items.type,parentSchema:Ie.properties.any_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.all_in!==
void 0){let r=s.all_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)
if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/all_in",schemaPath:"#/properties/all_in/type",keyword:"type",params:{type:"\
array"},schema:Ie.properties.all_in.type,parentSchema:Ie.properties.all_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.all_in=i))}if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,
typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/all_in/"+i,schemaPath:"#/properties\
/all_in/items/type",keyword:"type",params:{type:"string"},schema:Ie.properties.all_in.items.type,parentSchema:Ie.properties.all_in.items,data:o};e===null?e=[u]:
e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+
"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:Ie.properties.not_in.type,parentSchema:Ie.properties.not_in,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){
let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===
null)l="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:Ie.properties.not_in.
items.type,parentSchema:Ie.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.eq!==void 0){let r=s.eq;if(!Array.
isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||
t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"array"},schema:Ie.properties.eq.type,
parentSchema:Ie.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){
let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d==
"number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/eq/"+i,schemaPath:"#/properties/eq/items/type",keyword:"type",params:{type:"str\
ing"},schema:Ie.properties.eq.items.type,parentSchema:Ie.properties.eq.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ie.type,parentSchema:Ie,data:s};e===null?e=[r]:e.push(r),a++}return $e.errors=
e,a===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ao={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#\
/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"}}},dr={type:"object",additionalProperties:!1,required:["pattern"],properties:{
pattern:{type:"string"},case_sensitive:{type:"boolean",default:!1},regexp:{type:"boolean",enum:[!1],default:!1}}};function me(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.case_sensitive===void 0&&(s.case_sensitive=!1),s.regexp===void 0&&(s.regexp=!1),s.pattern===void 0){let i={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pattern"},schema:dr.required,parentSchema:dr,data:s};e===null?e=[i]:e.push(i),a++}for(let i in s)
if(!(i==="pattern"||i==="case_sensitive"||i==="regexp")){let o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:dr,data:s};e===null?e=[o]:e.push(o),a++}if(s.pattern!==void 0){let i=s.pattern;if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.
isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")d=""+i;else if(i===null)d="";else{let l={instancePath:p+
"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:dr.properties.pattern.type,parentSchema:dr.properties.pattern,data:i};
e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s.pattern=d))}}let r=s.case_sensitive;if(typeof r!="boolean"){let i=typeof r,o;if(i=="object"&&Array.
isArray(r)&&r.length==1&&(r=r[0],i=typeof r,typeof r=="boolean"&&(o=r)),o===void 0)if(r==="false"||r===0||r===null)o=!1;else if(r==="true"||r===1)o=!0;else{let d={
instancePath:p+"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"},schema:dr.properties.case_sensitive.type,parentSchema:dr.
properties.case_sensitive,data:r};e===null?e=[d]:e.push(d),a++}o!==void 0&&(r=o,s!==void 0&&(s.case_sensitive=o))}let t=s.regexp;if(typeof t!="boolean"){let i=typeof t,
o;if(i=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],i=typeof t,typeof t=="boolean"&&(o=t)),o===void 0)if(t==="false"||t===0||t===null)o=!1;else if(t==="tru\
e"||t===1)o=!0;else{let d={instancePath:p+"/regexp",schemaPath:"#/properties/regexp/type",keyword:"type",params:{type:"boolean"},schema:dr.properties.regexp.type,
parentSchema:dr.properties.regexp,data:t};e===null?e=[d]:e.push(d),a++}o!==void 0&&(t=o,s!==void 0&&(s.regexp=o))}if(t!==!1){let i={instancePath:p+"/regexp",schemaPath:"\
#/properties/regexp/enum",keyword:"enum",params:{allowedValues:dr.properties.regexp.enum},schema:dr.properties.regexp.enum,parentSchema:dr.properties.regexp,data:t};
e===null?e=[i]:e.push(i),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:dr.type,parentSchema:dr,data:s};e===null?
e=[r]:e.push(r),a++}return me.errors=e,a===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function or(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=or.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){for(let r in s)if(!(r==="matches"||r==="not_matches")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:ao,data:s};e===null?e=[t]:e.push(t),a++}s.matches!==void 0&&(me(s.matches,{instancePath:p+"/matches",parentData:s,
parentDataProperty:"matches",rootData:m,dynamicAnchors:c})||(e=e===null?me.errors:I(e,me.errors),a=e.length)),s.not_matches!==void 0&&(me(s.not_matches,{instancePath:p+
"/not_matches",parentData:s,parentDataProperty:"not_matches",rootData:m,dynamicAnchors:c})||(e=e===null?me.errors:I(e,me.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ao.type,parentSchema:ao,data:s};e===null?e=[r]:e.push(r),a++}return or.errors=e,a===0}or.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ci={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},
not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},exists:{type:"boolean"}}};function Ne(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Ne.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){for(let r in s)if(!(r==="matches"||r==="not_matches"||r==="exists")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},schema:!1,parentSchema:Ci,data:s};e===null?e=[t]:e.push(t),a++}if(s.matches!==void 0&&(me(s.matches,{instancePath:p+"/matches",parentData:s,
parentDataProperty:"matches",rootData:m,dynamicAnchors:c})||(e=e===null?me.errors:I(e,me.errors),a=e.length)),s.not_matches!==void 0&&(me(s.not_matches,{instancePath:p+
"/not_matches",parentData:s,parentDataProperty:"not_matches",rootData:m,dynamicAnchors:c})||(e=e===null?me.errors:I(e,me.errors),a=e.length)),s.exists!==void 0){
let r=s.exists;if(typeof r!="boolean"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boolean"&&(i=r)),i===void 0)
if(r==="false"||r===0||r===null)i=!1;else if(r==="true"||r===1)i=!0;else{let o={instancePath:p+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{
type:"boolean"},schema:Ci.properties.exists.type,parentSchema:Ci.properties.exists,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.exists=i))}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ci.type,parentSchema:Ci,data:s};e===null?e=[r]:e.push(r),a++}return Ne.errors=
e,a===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ze={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#\
/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"str\
ing"}},not_in:{type:"array",items:{type:"string"}},exists:{type:"boolean"}}};function nr(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=nr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r===
"matches"||r==="not_matches"||r==="eq"||r==="neq"||r==="in"||r==="not_in"||r==="exists")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ze,data:s};e===null?e=[t]:e.push(t),a++}if(s.matches!==void 0&&(me(s.matches,{instancePath:p+
"/matches",parentData:s,parentDataProperty:"matches",rootData:m,dynamicAnchors:c})||(e=e===null?me.errors:I(e,me.errors),a=e.length)),s.not_matches!==void 0&&(me(
s.not_matches,{instancePath:p+"/not_matches",parentData:s,parentDataProperty:"not_matches",rootData:m,dynamicAnchors:c})||(e=e===null?me.errors:I(e,me.errors),a=
e.length)),s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&
(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{
type:"string"},schema:Ze.properties.eq.type,parentSchema:Ze.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==
void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)
if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"stri\
ng"},schema:Ze.properties.neq.type,parentSchema:Ze.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}}if(s.in!==void 0){
let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="\
string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type:"array"},schema:Ze.
properties.in.type,parentSchema:Ze.properties.in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=
o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"ty\
pe",params:{type:"string"},schema:Ze.properties.in.items.type,parentSchema:Ze.properties.in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&
(r[i]=l))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.
isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/not_in",schemaPath:"#/properties/not_in/\
type",keyword:"type",params:{type:"array"},schema:Ze.properties.not_in.type,parentSchema:Ze.properties.not_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=
i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(
o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"\
/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:Ze.properties.not_in.items.type,parentSchema:Ze.properties.
not_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.exists!==void 0){let r=s.exists;if(typeof r!="boolean"){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boolean"&&(i=r)),i===void 0)if(r==="false"||r===0||r===null)i=!1;else if(r==="tru\
e"||r===1)i=!0;else{let o={instancePath:p+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"boolean"},schema:Ze.properties.exists.type,
parentSchema:Ze.properties.exists,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.exists=i))}}}else{let r={instancePath:p,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},schema:Ze.type,parentSchema:Ze,data:s};e===null?e=[r]:e.push(r),a++}return nr.errors=e,a===0}nr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ir={type:"object",additionalProperties:!1,properties:{eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{
type:"array",items:{type:"string"}}}};function ue(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ue.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||
r==="in"||r==="not_in")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ir,
data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],
t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/proper\
ties/eq/type",keyword:"type",params:{type:"string"},schema:ir.properties.eq.type,parentSchema:ir.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,
typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/t\
ype",keyword:"type",params:{type:"string"},schema:ir.properties.neq.type,parentSchema:ir.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==
void 0&&(s.neq=i))}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.
isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",schemaPath:"#/properties/in/type",keyword:"\
type",params:{type:"array"},schema:ir.properties.in.type,parentSchema:ir.properties.in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],
d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/in/"+i,schemaPath:"#/pro\
perties/in/items/type",keyword:"type",params:{type:"string"},schema:ir.properties.in.items.type,parentSchema:ir.properties.in.items,data:o};e===null?e=[u]:e.push(
u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.
length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/not_\
in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:ir.properties.not_in.type,parentSchema:ir.properties.not_in,data:r};e===null?
e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,
l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l=
"";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:ir.properties.not_in.items.type,
parentSchema:ir.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}}else{let r={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},schema:ir.type,parentSchema:ir,data:s};e===null?e=[r]:e.push(r),a++}return ue.errors=e,a===0}ue.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ar={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{
$ref:"standin://flat/schemas#/$defs/FilterPattern"},eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"\
string"}}}};function Nt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Nt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="matches"||r==="not_matches"||r==="eq"||r===
"neq"||r==="in"||r==="not_in")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:ar,data:s};e===null?e=[t]:e.push(t),a++}if(s.matches!==void 0&&(me(s.matches,{instancePath:p+"/matches",parentData:s,parentDataProperty:"matches",rootData:m,
dynamicAnchors:c})||(e=e===null?me.errors:I(e,me.errors),a=e.length)),s.not_matches!==void 0&&(me(s.not_matches,{instancePath:p+"/not_matches",parentData:s,parentDataProperty:"\
not_matches",rootData:m,dynamicAnchors:c})||(e=e===null?me.errors:I(e,me.errors),a=e.length)),s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;
if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{
let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"string"},schema:ar.properties.eq.type,parentSchema:ar.properties.eq,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.
isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+
"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"string"},schema:ar.properties.neq.type,parentSchema:ar.properties.neq,data:r};e===null?e=
[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&
r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",
schemaPath:"#/properties/in/type",keyword:"type",params:{type:"array"},schema:ar.properties.in.type,parentSchema:ar.properties.in,data:r};e===null?e=[o]:e.push(
o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d==
"object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{
let u={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type:"string"},schema:ar.properties.in.items.type,parentSchema:ar.
properties.in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=
[r];else{let o={instancePath:p+"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:ar.properties.not_in.type,parentSchema:ar.
properties.not_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];
if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||
d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"strin\
g"},schema:ar.properties.not_in.items.type,parentSchema:ar.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ar.type,parentSchema:ar,data:s};e===null?e=[r]:e.push(r),a++}return Nt.errors=
e,a===0}Nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ri={type:"object",additionalProperties:!1,properties:{eq:{type:"boolean"}}};function Et(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Et.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(r!=="eq"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:r},schema:!1,parentSchema:Ri,data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="boolean"){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boolean"&&(i=r)),i===void 0)if(r==="false"||r===0||r===null)i=!1;else if(r==="tru\
e"||r===1)i=!0;else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"boolean"},schema:Ri.properties.eq.type,parentSchema:Ri.
properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:Ri.type,parentSchema:Ri,data:s};e===null?e=[r]:e.push(r),a++}return Et.errors=e,a===0}Et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var He={type:"object",additionalProperties:!1,properties:{eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{
type:"string"}},exists:{type:"boolean"}}};function Tt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=Tt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r===
"neq"||r==="in"||r==="not_in"||r==="exists")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:He,data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"\
/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"string"},schema:He.properties.eq.type,parentSchema:He.properties.eq,data:r};e===null?e=[o]:e.
push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==
1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"\
#/properties/neq/type",keyword:"type",params:{type:"string"},schema:He.properties.neq.type,parentSchema:He.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==
void 0&&(r=i,s!==void 0&&(s.neq=i))}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],
t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",schemaPath:"#/prope\
rties/in/type",keyword:"type",params:{type:"array"},schema:He.properties.in.type,parentSchema:He.properties.in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(
o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"\
/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type:"string"},schema:He.properties.in.items.type,parentSchema:He.properties.in.items,data:o};
e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&
Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+
"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:He.properties.not_in.type,parentSchema:He.properties.not_in,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){
let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===
null)l="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:He.properties.not_in.
items.type,parentSchema:He.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}}}}if(s.exists!==void 0){let r=s.
exists;if(typeof r!="boolean"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boolean"&&(i=r)),i===void 0)if(r===
"false"||r===0||r===null)i=!1;else if(r==="true"||r===1)i=!0;else{let o={instancePath:p+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"\
boolean"},schema:He.properties.exists.type,parentSchema:He.properties.exists,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.exists=i))}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:He.type,parentSchema:He,data:s};e===null?e=[r]:e.push(r),a++}return Tt.errors=
e,a===0}Tt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var br={type:"object",additionalProperties:!1,properties:{eq:{type:"string",enum:["landscape","p\
ortrait","square"]},neq:{type:"string",enum:["landscape","portrait","square"]}}};function Ft(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Ft.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){for(let r in s)if(!(r==="eq"||r==="neq")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:br,data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"\
/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"string"},schema:br.properties.eq.type,parentSchema:br.properties.eq,data:r};e===null?e=[o]:e.
push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}if(!(r==="landscape"||r==="portrait"||r==="square")){let t={instancePath:p+"/eq",schemaPath:"#/properties/eq/\
enum",keyword:"enum",params:{allowedValues:br.properties.eq.enum},schema:br.properties.eq.enum,parentSchema:br.properties.eq,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=
r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{
type:"string"},schema:br.properties.neq.type,parentSchema:br.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}if(!(r===
"landscape"||r==="portrait"||r==="square")){let t={instancePath:p+"/neq",schemaPath:"#/properties/neq/enum",keyword:"enum",params:{allowedValues:br.properties.neq.
enum},schema:br.properties.neq.enum,parentSchema:br.properties.neq,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:br.type,parentSchema:br,data:s};e===null?e=[r]:e.push(r),a++}return Ft.errors=e,a===0}Ft.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var de={type:"object",additionalProperties:!1,properties:{eq:{type:"string",enum:["icon","small","medium","large"]},neq:{type:"string",enum:["i\
con","small","medium","large"]},in:{type:"array",items:{type:"string",enum:["icon","small","medium","large"]}},not_in:{type:"array",items:{type:"string",enum:["\
icon","small","medium","large"]}}}};function Ut(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ut.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||
r==="in"||r==="not_in")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:de,
data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],
t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/proper\
ties/eq/type",keyword:"type",params:{type:"string"},schema:de.properties.eq.type,parentSchema:de.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.eq=i))}if(!(r==="icon"||r==="small"||r==="medium"||r==="large")){let t={instancePath:p+"/eq",schemaPath:"#/properties/eq/enum",keyword:"enum",
params:{allowedValues:de.properties.eq.enum},schema:de.properties.eq.enum,parentSchema:de.properties.eq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.neq!==void 0){
let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t==
"number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"string"},schema:de.
properties.neq.type,parentSchema:de.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}if(!(r==="icon"||r==="small"||r===
"medium"||r==="large")){let t={instancePath:p+"/neq",schemaPath:"#/properties/neq/enum",keyword:"enum",params:{allowedValues:de.properties.neq.enum},schema:de.properties.
neq.enum,parentSchema:de.properties.neq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&
Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+
"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type:"array"},schema:de.properties.in.type,parentSchema:de.properties.in,data:r};e===null?e=[o]:e.
push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,l;if(d==
"object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{
let u={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type:"string"},schema:de.properties.in.items.type,parentSchema:de.
properties.in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}if(!(o==="icon"||o==="small"||o==="medium"||o==="large")){let d={
instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/enum",keyword:"enum",params:{allowedValues:de.properties.in.items.enum},schema:de.properties.in.items.
enum,parentSchema:de.properties.in.items,data:o};e===null?e=[d]:e.push(d),a++}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t==
"object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{
let o={instancePath:p+"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:de.properties.not_in.type,parentSchema:de.properties.
not_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!=
"string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")
l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:de.
properties.not_in.items.type,parentSchema:de.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,r!==void 0&&(r[i]=l))}if(!(o==="icon"||
o==="small"||o==="medium"||o==="large")){let d={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/enum",keyword:"enum",params:{allowedValues:de.
properties.not_in.items.enum},schema:de.properties.not_in.items.enum,parentSchema:de.properties.not_in.items,data:o};e===null?e=[d]:e.push(d),a++}}}}}else{let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:de.type,parentSchema:de,data:s};e===null?e=[r]:e.push(r),a++}return Ut.errors=e,
a===0}Ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xt(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=xt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!$o.
call(mp.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:mp,
data:s};e===null?e=[t]:e.push(t),a++}s.type!==void 0&&($t(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=
e===null?$t.errors:I(e,$t.errors),a=e.length)),s.size!==void 0&&(xe(s.size,{instancePath:p+"/size",parentData:s,parentDataProperty:"size",rootData:m,dynamicAnchors:c})||
(e=e===null?xe.errors:I(e,xe.errors),a=e.length)),s.width!==void 0&&(xe(s.width,{instancePath:p+"/width",parentData:s,parentDataProperty:"width",rootData:m,dynamicAnchors:c})||
(e=e===null?xe.errors:I(e,xe.errors),a=e.length)),s.height!==void 0&&(xe(s.height,{instancePath:p+"/height",parentData:s,parentDataProperty:"height",rootData:m,
dynamicAnchors:c})||(e=e===null?xe.errors:I(e,xe.errors),a=e.length)),s._created_at!==void 0&&(pr(s._created_at,{instancePath:p+"/_created_at",parentData:s,parentDataProperty:"\
_created_at",rootData:m,dynamicAnchors:c})||(e=e===null?pr.errors:I(e,pr.errors),a=e.length)),s._updated_at!==void 0&&(pr(s._updated_at,{instancePath:p+"/_updat\
ed_at",parentData:s,parentDataProperty:"_updated_at",rootData:m,dynamicAnchors:c})||(e=e===null?pr.errors:I(e,pr.errors),a=e.length)),s.tags!==void 0&&($e(s.tags,
{instancePath:p+"/tags",parentData:s,parentDataProperty:"tags",rootData:m,dynamicAnchors:c})||(e=e===null?$e.errors:I(e,$e.errors),a=e.length)),s.smart_tags!==void 0&&
($e(s.smart_tags,{instancePath:p+"/smart_tags",parentData:s,parentDataProperty:"smart_tags",rootData:m,dynamicAnchors:c})||(e=e===null?$e.errors:I(e,$e.errors),
a=e.length)),s.colors!==void 0&&($e(s.colors,{instancePath:p+"/colors",parentData:s,parentDataProperty:"colors",rootData:m,dynamicAnchors:c})||(e=e===null?$e.errors:
I(e,$e.errors),a=e.length)),s.filename!==void 0&&(or(s.filename,{instancePath:p+"/filename",parentData:s,parentDataProperty:"filename",rootData:m,dynamicAnchors:c})||
(e=e===null?or.errors:I(e,or.errors),a=e.length)),s.basename!==void 0&&(or(s.basename,{instancePath:p+"/basename",parentData:s,parentDataProperty:"basename",rootData:m,
dynamicAnchors:c})||(e=e===null?or.errors:I(e,or.errors),a=e.length)),s.author!==void 0&&(Ne(s.author,{instancePath:p+"/author",parentData:s,parentDataProperty:"\
author",rootData:m,dynamicAnchors:c})||(e=e===null?Ne.errors:I(e,Ne.errors),a=e.length)),s.copyright!==void 0&&(Ne(s.copyright,{instancePath:p+"/copyright",parentData:s,
parentDataProperty:"copyright",rootData:m,dynamicAnchors:c})||(e=e===null?Ne.errors:I(e,Ne.errors),a=e.length)),s.notes!==void 0&&(Ne(s.notes,{instancePath:p+"/\
notes",parentData:s,parentDataProperty:"notes",rootData:m,dynamicAnchors:c})||(e=e===null?Ne.errors:I(e,Ne.errors),a=e.length)),s.alt!==void 0&&(nr(s.alt,{instancePath:p+
"/alt",parentData:s,parentDataProperty:"alt",rootData:m,dynamicAnchors:c})||(e=e===null?nr.errors:I(e,nr.errors),a=e.length)),s.title!==void 0&&(nr(s.title,{instancePath:p+
"/title",parentData:s,parentDataProperty:"title",rootData:m,dynamicAnchors:c})||(e=e===null?nr.errors:I(e,nr.errors),a=e.length)),s.format!==void 0&&(ue(s.format,
{instancePath:p+"/format",parentData:s,parentDataProperty:"format",rootData:m,dynamicAnchors:c})||(e=e===null?ue.errors:I(e,ue.errors),a=e.length)),s.id!==void 0&&
(ue(s.id,{instancePath:p+"/id",parentData:s,parentDataProperty:"id",rootData:m,dynamicAnchors:c})||(e=e===null?ue.errors:I(e,ue.errors),a=e.length)),s.md5!==void 0&&
(ue(s.md5,{instancePath:p+"/md5",parentData:s,parentDataProperty:"md5",rootData:m,dynamicAnchors:c})||(e=e===null?ue.errors:I(e,ue.errors),a=e.length)),s.path!==
void 0&&(ue(s.path,{instancePath:p+"/path",parentData:s,parentDataProperty:"path",rootData:m,dynamicAnchors:c})||(e=e===null?ue.errors:I(e,ue.errors),a=e.length)),
s.mime_type!==void 0&&(Nt(s.mime_type,{instancePath:p+"/mime_type",parentData:s,parentDataProperty:"mime_type",rootData:m,dynamicAnchors:c})||(e=e===null?Nt.errors:
I(e,Nt.errors),a=e.length)),s.in_use!==void 0&&(Et(s.in_use,{instancePath:p+"/in_use",parentData:s,parentDataProperty:"in_use",rootData:m,dynamicAnchors:c})||(e=
e===null?Et.errors:I(e,Et.errors),a=e.length)),s.upload_collection!==void 0&&(Tt(s.upload_collection,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"\
upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?Tt.errors:I(e,Tt.errors),a=e.length)),s.orientation!==void 0&&(Ft(s.orientation,{instancePath:p+"/\
orientation",parentData:s,parentDataProperty:"orientation",rootData:m,dynamicAnchors:c})||(e=e===null?Ft.errors:I(e,Ft.errors),a=e.length)),s.resolution!==void 0&&
(Ut(s.resolution,{instancePath:p+"/resolution",parentData:s,parentDataProperty:"resolution",rootData:m,dynamicAnchors:c})||(e=e===null?Ut.errors:I(e,Ut.errors),
a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:mp.type,parentSchema:mp,data:s};e===null?e=[r]:e.push(r),
a++}return xt.errors=e,a===0}xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ei(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=ei.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){for(let r in s)if(!$o.call(Ct.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Ct,data:s};e===null?e=[t]:e.push(t),a++}if(s.AND!==void 0){let r=s.AND;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+
"/AND",schemaPath:"#/properties/AND/type",keyword:"type",params:{type:"array"},schema:Ct.properties.AND.type,parentSchema:Ct.properties.AND,data:r};e===null?e=[
o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.AND=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)xt(r[i],{instancePath:p+"/AND/"+i,parentData:r,
parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?xt.errors:I(e,xt.errors),a=e.length)}}if(s.OR!==void 0){let r=s.OR;if(!Array.isArray(r)){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=
[r];else{let o={instancePath:p+"/OR",schemaPath:"#/properties/OR/type",keyword:"type",params:{type:"array"},schema:Ct.properties.OR.type,parentSchema:Ct.properties.
OR,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.OR=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)xt(r[i],{instancePath:p+"\
/OR/"+i,parentData:r,parentDataProperty:i,rootData:m,dynamicAnchors:c})||(e=e===null?xt.errors:I(e,xt.errors),a=e.length)}}s.type!==void 0&&($t(s.type,{instancePath:p+
"/type",parentData:s,parentDataProperty:"type",rootData:m,dynamicAnchors:c})||(e=e===null?$t.errors:I(e,$t.errors),a=e.length)),s.size!==void 0&&(xe(s.size,{instancePath:p+
"/size",parentData:s,parentDataProperty:"size",rootData:m,dynamicAnchors:c})||(e=e===null?xe.errors:I(e,xe.errors),a=e.length)),s.width!==void 0&&(xe(s.width,{instancePath:p+
"/width",parentData:s,parentDataProperty:"width",rootData:m,dynamicAnchors:c})||(e=e===null?xe.errors:I(e,xe.errors),a=e.length)),s.height!==void 0&&(xe(s.height,
{instancePath:p+"/height",parentData:s,parentDataProperty:"height",rootData:m,dynamicAnchors:c})||(e=e===null?xe.errors:I(e,xe.errors),a=e.length)),s._created_at!==
void 0&&(pr(s._created_at,{instancePath:p+"/_created_at",parentData:s,parentDataProperty:"_created_at",rootData:m,dynamicAnchors:c})||(e=e===null?pr.errors:I(e,
pr.errors),a=e.length)),s._updated_at!==void 0&&(pr(s._updated_at,{instancePath:p+"/_updated_at",parentData:s,parentDataProperty:"_updated_at",rootData:m,dynamicAnchors:c})||
(e=e===null?pr.errors:I(e,pr.errors),a=e.length)),s.tags!==void 0&&($e(s.tags,{instancePath:p+"/tags",parentData:s,parentDataProperty:"tags",rootData:m,dynamicAnchors:c})||
(e=e===null?$e.errors:I(e,$e.errors),a=e.length)),s.smart_tags!==void 0&&($e(s.smart_tags,{instancePath:p+"/smart_tags",parentData:s,parentDataProperty:"smart_t\
ags",rootData:m,dynamicAnchors:c})||(e=e===null?$e.errors:I(e,$e.errors),a=e.length)),s.colors!==void 0&&($e(s.colors,{instancePath:p+"/colors",parentData:s,parentDataProperty:"\
colors",rootData:m,dynamicAnchors:c})||(e=e===null?$e.errors:I(e,$e.errors),a=e.length)),s.filename!==void 0&&(or(s.filename,{instancePath:p+"/filename",parentData:s,
parentDataProperty:"filename",rootData:m,dynamicAnchors:c})||(e=e===null?or.errors:I(e,or.errors),a=e.length)),s.basename!==void 0&&(or(s.basename,{instancePath:p+
"/basename",parentData:s,parentDataProperty:"basename",rootData:m,dynamicAnchors:c})||(e=e===null?or.errors:I(e,or.errors),a=e.length)),s.author!==void 0&&(Ne(s.
author,{instancePath:p+"/author",parentData:s,parentDataProperty:"author",rootData:m,dynamicAnchors:c})||(e=e===null?Ne.errors:I(e,Ne.errors),a=e.length)),s.copyright!==
void 0&&(Ne(s.copyright,{instancePath:p+"/copyright",parentData:s,parentDataProperty:"copyright",rootData:m,dynamicAnchors:c})||(e=e===null?Ne.errors:I(e,Ne.errors),
a=e.length)),s.notes!==void 0&&(Ne(s.notes,{instancePath:p+"/notes",parentData:s,parentDataProperty:"notes",rootData:m,dynamicAnchors:c})||(e=e===null?Ne.errors:
I(e,Ne.errors),a=e.length)),s.alt!==void 0&&(nr(s.alt,{instancePath:p+"/alt",parentData:s,parentDataProperty:"alt",rootData:m,dynamicAnchors:c})||(e=e===null?nr.
errors:I(e,nr.errors),a=e.length)),s.title!==void 0&&(nr(s.title,{instancePath:p+"/title",parentData:s,parentDataProperty:"title",rootData:m,dynamicAnchors:c})||
(e=e===null?nr.errors:I(e,nr.errors),a=e.length)),s.format!==void 0&&(ue(s.format,{instancePath:p+"/format",parentData:s,parentDataProperty:"format",rootData:m,
dynamicAnchors:c})||(e=e===null?ue.errors:I(e,ue.errors),a=e.length)),s.id!==void 0&&(ue(s.id,{instancePath:p+"/id",parentData:s,parentDataProperty:"id",rootData:m,
dynamicAnchors:c})||(e=e===null?ue.errors:I(e,ue.errors),a=e.length)),s.md5!==void 0&&(ue(s.md5,{instancePath:p+"/md5",parentData:s,parentDataProperty:"md5",rootData:m,
dynamicAnchors:c})||(e=e===null?ue.errors:I(e,ue.errors),a=e.length)),s.path!==void 0&&(ue(s.path,{instancePath:p+"/path",parentData:s,parentDataProperty:"path",
rootData:m,dynamicAnchors:c})||(e=e===null?ue.errors:I(e,ue.errors),a=e.length)),s.mime_type!==void 0&&(Nt(s.mime_type,{instancePath:p+"/mime_type",parentData:s,
parentDataProperty:"mime_type",rootData:m,dynamicAnchors:c})||(e=e===null?Nt.errors:I(e,Nt.errors),a=e.length)),s.in_use!==void 0&&(Et(s.in_use,{instancePath:p+
"/in_use",parentData:s,parentDataProperty:"in_use",rootData:m,dynamicAnchors:c})||(e=e===null?Et.errors:I(e,Et.errors),a=e.length)),s.upload_collection!==void 0&&
(Tt(s.upload_collection,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:m,dynamicAnchors:c})||(e=e===null?Tt.errors:
I(e,Tt.errors),a=e.length)),s.orientation!==void 0&&(Ft(s.orientation,{instancePath:p+"/orientation",parentData:s,parentDataProperty:"orientation",rootData:m,dynamicAnchors:c})||
(e=e===null?Ft.errors:I(e,Ft.errors),a=e.length)),s.resolution!==void 0&&(Ut(s.resolution,{instancePath:p+"/resolution",parentData:s,parentDataProperty:"resolut\
ion",rootData:m,dynamicAnchors:c})||(e=e===null?Ut.errors:I(e,Ut.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Ct.type,parentSchema:Ct,data:s};e===null?e=[r]:e.push(r),a++}return ei.errors=e,a===0}ei.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Li={
type:"string",enum:["_created_at_ASC","_created_at_DESC","_updated_at_ASC","_updated_at_DESC","basename_ASC","basename_DESC","filename_ASC","filename_DESC","for\
mat_ASC","format_DESC","id_ASC","id_DESC","mime_type_ASC","mime_type_DESC","resolution_ASC","resolution_DESC","size_ASC","size_DESC"]};function ri(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ri.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s!="string"){let r=typeof s,t;if(r=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],r=typeof s,typeof s=="string"&&(t=s)),t===void 0)if(r=="numb\
er"||r=="boolean")t=""+s;else if(s===null)t="";else{let i={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Li.type,parentSchema:Li,
data:s};e===null?e=[i]:e.push(i),a++}t!==void 0&&(s=t,P!==void 0&&(P[b]=t))}if(!(s==="_created_at_ASC"||s==="_created_at_DESC"||s==="_updated_at_ASC"||s==="_upd\
ated_at_DESC"||s==="basename_ASC"||s==="basename_DESC"||s==="filename_ASC"||s==="filename_DESC"||s==="format_ASC"||s==="format_DESC"||s==="id_ASC"||s==="id_DESC"||
s==="mime_type_ASC"||s==="mime_type_DESC"||s==="resolution_ASC"||s==="resolution_DESC"||s==="size_ASC"||s==="size_DESC")){let r={instancePath:p,schemaPath:"#/en\
um",keyword:"enum",params:{allowedValues:Li.enum},schema:Li.enum,parentSchema:Li,data:s};e===null?e=[r]:e.push(r),a++}return ri.errors=e,a===0}ri.evaluated={dynamicProps:!1,
dynamicItems:!1};function _p(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=_p.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===
void 0&&(s["page[limit]"]=30);for(let i in s)if(!(i==="page[offset]"||i==="page[limit]"||i==="filter[ids]"||i==="filter[query]"||i==="filter[fields]"||i==="loca\
le"||i==="order_by")){let o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:Ce,
data:s};e===null?e=[o]:e.push(o),a++}let r=s["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i=typeof r,o;if(i=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],i=typeof r,typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(o=r)),o===void 0)if(i==="boolean"||r===null||i==="string"&&r&&r==+r&&!(r%
1))o=+r;else{let d={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",params:{type:"integer"},schema:Ce.properties["\
page[offset]"].type,parentSchema:Ce.properties["page[offset]"],data:r};e===null?e=[d]:e.push(d),a++}o!==void 0&&(r=o,s!==void 0&&(s["page[offset]"]=o))}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:Ce.properties["page[offset]"],data:r};e===null?e=[i]:e.push(i),a++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let i=typeof t,o;if(i=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],i=typeof t,typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)&&(o=t)),
o===void 0)if(i==="boolean"||t===null||i==="string"&&t&&t==+t&&!(t%1))o=+t;else{let d={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/ty\
pe",keyword:"type",params:{type:"integer"},schema:Ce.properties["page[limit]"].type,parentSchema:Ce.properties["page[limit]"],data:t};e===null?e=[d]:e.push(d),a++}
o!==void 0&&(t=o,s!==void 0&&(s["page[limit]"]=o))}if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let i={instancePath:p+"/page[limit]",schemaPath:"#/pr\
operties/page%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},schema:500,parentSchema:Ce.properties["page[limit]"],data:t};e===null?e=[
i]:e.push(i),a++}if(t<1||isNaN(t)){let i={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},schema:1,parentSchema:Ce.properties["page[limit]"],data:t};e===null?e=[i]:e.push(i),a++}}if(s["filter[ids]"]!==void 0){let i=s["filter[ids]"];if(typeof i!=
"string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")
d=""+i;else if(i===null)d="";else{let l={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},schema:Ce.
properties["filter[ids]"].type,parentSchema:Ce.properties["filter[ids]"],data:i};e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s["filter[ids]"]=d))}}
if(s["filter[query]"]!==void 0){let i=s["filter[query]"];if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,
typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")d=""+i;else if(i===null)d="";else{let l={instancePath:p+"/filter[query]",schemaPath:"#/proper\
ties/filter%5Bquery%5D/type",keyword:"type",params:{type:"string"},schema:Ce.properties["filter[query]"].type,parentSchema:Ce.properties["filter[query]"],data:i};
e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s["filter[query]"]=d))}}if(s["filter[fields]"]!==void 0&&(ei(s["filter[fields]"],{instancePath:p+"/fi\
lter[fields]",parentData:s,parentDataProperty:"filter[fields]",rootData:m,dynamicAnchors:c})||(e=e===null?ei.errors:I(e,ei.errors),a=e.length)),s.locale!==void 0){
let i=s.locale;if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o==
"number"||o=="boolean")d=""+i;else if(i===null)d="";else{let l={instancePath:p+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type:"stri\
ng"},schema:Ce.properties.locale.type,parentSchema:Ce.properties.locale,data:i};e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s.locale=d))}}if(s.order_by!==
void 0){let i=s.order_by;if(!Array.isArray(i)){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,Array.isArray(i)&&(d=i)),d===void 0)
if(o==="string"||o==="number"||o==="boolean"||i===null)d=[i];else{let l={instancePath:p+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"type",params:{
type:"array"},schema:Ce.properties.order_by.type,parentSchema:Ce.properties.order_by,data:i};e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s.order_by=
d))}if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++)ri(i[d],{instancePath:p+"/order_by/"+d,parentData:i,parentDataProperty:d,rootData:m,dynamicAnchors:c})||
(e=e===null?ri.errors:I(e,ri.errors),a=e.length)}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ce.type,parentSchema:Ce,
data:s};e===null?e=[r]:e.push(r),a++}return _p.errors=e,a===0}_p.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fl=bp,po={$id:"standin://flat/query/ge\
tSite",type:"object",additionalProperties:!1,properties:{}};function bp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=bp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:po,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:po.type,parentSchema:po,data:s};e===null?e=[r]:e.push(
r),a++}return bp.errors=e,a===0}bp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hl=Pp,oo={$id:"standin://flat/query/listEnvironments",type:"object",
additionalProperties:!1,properties:{}};function Pp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Pp.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:oo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:oo.type,parentSchema:oo,data:s};e===null?e=[r]:e.push(r),a++}return Pp.errors=e,
a===0}Pp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _l=gp,no={$id:"standin://flat/query/bulkTagUploads",type:"object",additionalProperties:!1,properties:{}};
function gp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=gp.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:no,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:no.type,parentSchema:no,data:s};e===null?e=[r]:e.push(r),a++}return gp.errors=e,a===0}gp.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var bl=kp,lo={$id:"standin://flat/query/bulkSetUploadCollection",type:"object",additionalProperties:!1,properties:{}};function kp(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=kp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:lo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:lo.type,parentSchema:lo,data:s};e===null?e=[r]:e.push(r),a++}return kp.errors=e,a===0}kp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pl=wp,
uo={$id:"standin://flat/query/bulkDestroyUploads",type:"object",additionalProperties:!1,properties:{}};function wp(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=wp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:uo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:uo.type,parentSchema:uo,
data:s};e===null?e=[r]:e.push(r),a++}return wp.errors=e,a===0}wp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gl=qp,Br={$id:"standin://flat/query/li\
stUploadReferences",type:"object",additionalProperties:!1,properties:{version:{type:"string",enum:["current","published","published-or-current"]},nested:{type:"\
boolean"}}};function qp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=qp.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="version"||r==="nested")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Br,data:s};e===null?e=[t]:e.push(t),a++}
if(s.version!==void 0){let r=s.version;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="stri\
ng"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/version",schemaPath:"#/properties/version/type",keyword:"\
type",params:{type:"string"},schema:Br.properties.version.type,parentSchema:Br.properties.version,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&
(s.version=i))}if(!(r==="current"||r==="published"||r==="published-or-current")){let t={instancePath:p+"/version",schemaPath:"#/properties/version/enum",keyword:"\
enum",params:{allowedValues:Br.properties.version.enum},schema:Br.properties.version.enum,parentSchema:Br.properties.version,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.nested!==void 0){let r=s.nested;if(typeof r!="boolean"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boole\
an"&&(i=r)),i===void 0)if(r==="false"||r===0||r===null)i=!1;else if(r==="true"||r===1)i=!0;else{let o={instancePath:p+"/nested",schemaPath:"#/properties/nested/\
type",keyword:"type",params:{type:"boolean"},schema:Br.properties.nested.type,parentSchema:Br.properties.nested,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.nested=i))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Br.type,parentSchema:Br,data:s};e===
null?e=[r]:e.push(r),a++}return qp.errors=e,a===0}qp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kl=Sp,Fr={$id:"standin://flat/query/listUploadTags",
type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:50},
"filter[query]":{type:"string"}}};function Sp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Sp.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),
s["page[limit]"]===void 0&&(s["page[limit]"]=50);for(let i in s)if(!(i==="page[offset]"||i==="page[limit]"||i==="filter[query]")){let o={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:Fr,data:s};e===null?e=[o]:e.push(o),a++}let r=s["pag\
e[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i=typeof r,o;if(i=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],i=typeof r,typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(o=r)),o===void 0)if(i==="boolean"||r===null||i==="string"&&r&&r==+r&&!(r%1))o=+r;else{let d={instancePath:p+"/page[of\
fset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",params:{type:"integer"},schema:Fr.properties["page[offset]"].type,parentSchema:Fr.properties["\
page[offset]"],data:r};e===null?e=[d]:e.push(d),a++}o!==void 0&&(r=o,s!==void 0&&(s["page[offset]"]=o))}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={
instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Fr.properties["\
page[offset]"],data:r};e===null?e=[i]:e.push(i),a++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i=typeof t,o;if(i=="obj\
ect"&&Array.isArray(t)&&t.length==1&&(t=t[0],i=typeof t,typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)&&(o=t)),o===void 0)if(i==="boolean"||t===null||i==="s\
tring"&&t&&t==+t&&!(t%1))o=+t;else{let d={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",params:{type:"integer"},schema:Fr.
properties["page[limit]"].type,parentSchema:Fr.properties["page[limit]"],data:t};e===null?e=[d]:e.push(d),a++}o!==void 0&&(t=o,s!==void 0&&(s["page[limit]"]=o))}
if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let i={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/maximum",keyword:"maximum",
params:{comparison:"<=",limit:500},schema:500,parentSchema:Fr.properties["page[limit]"],data:t};e===null?e=[i]:e.push(i),a++}if(t<1||isNaN(t)){let i={instancePath:p+
"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:Fr.properties["page[li\
mit]"],data:t};e===null?e=[i]:e.push(i),a++}}if(s["filter[query]"]!==void 0){let i=s["filter[query]"];if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.
isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")d=""+i;else if(i===null)d="";else{let l={instancePath:p+
"/filter[query]",schemaPath:"#/properties/filter%5Bquery%5D/type",keyword:"type",params:{type:"string"},schema:Fr.properties["filter[query]"].type,parentSchema:Fr.
properties["filter[query]"],data:i};e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s["filter[query]"]=d))}}}else{let r={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},schema:Fr.type,parentSchema:Fr,data:s};e===null?e=[r]:e.push(r),a++}return Sp.errors=e,a===0}Sp.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var wl=vp,mo={$id:"standin://flat/query/createUploadTag",type:"object",additionalProperties:!1,properties:{}};function vp(s,{instancePath:p="",
parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=vp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:mo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:mo.type,parentSchema:mo,data:s};e===null?e=[r]:e.push(r),a++}return vp.errors=e,a===0}vp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ql=Ap,
Ur={$id:"standin://flat/query/listUploadSmartTags",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[l\
imit]":{type:"integer",minimum:1,maximum:500,default:50},"filter[query]":{type:"string"}}};function Ap(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Ap.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&(s["page[limit]"]=50);for(let i in s)if(!(i==="page[offset]"||i==="page[limit]"||
i==="filter[query]")){let o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:Ur,
data:s};e===null?e=[o]:e.push(o),a++}let r=s["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i=typeof r,o;if(i=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],i=typeof r,typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(o=r)),o===void 0)if(i==="boolean"||r===null||i==="string"&&r&&r==+r&&!(r%
1))o=+r;else{let d={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",params:{type:"integer"},schema:Ur.properties["\
page[offset]"].type,parentSchema:Ur.properties["page[offset]"],data:r};e===null?e=[d]:e.push(d),a++}o!==void 0&&(r=o,s!==void 0&&(s["page[offset]"]=o))}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:Ur.properties["page[offset]"],data:r};e===null?e=[i]:e.push(i),a++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let i=typeof t,o;if(i=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],i=typeof t,typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)&&(o=t)),
o===void 0)if(i==="boolean"||t===null||i==="string"&&t&&t==+t&&!(t%1))o=+t;else{let d={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/ty\
pe",keyword:"type",params:{type:"integer"},schema:Ur.properties["page[limit]"].type,parentSchema:Ur.properties["page[limit]"],data:t};e===null?e=[d]:e.push(d),a++}
o!==void 0&&(t=o,s!==void 0&&(s["page[limit]"]=o))}if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let i={instancePath:p+"/page[limit]",schemaPath:"#/pr\
operties/page%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},schema:500,parentSchema:Ur.properties["page[limit]"],data:t};e===null?e=[
i]:e.push(i),a++}if(t<1||isNaN(t)){let i={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},schema:1,parentSchema:Ur.properties["page[limit]"],data:t};e===null?e=[i]:e.push(i),a++}}if(s["filter[query]"]!==void 0){let i=s["filter[query]"];if(typeof i!=
"string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")
d=""+i;else if(i===null)d="";else{let l={instancePath:p+"/filter[query]",schemaPath:"#/properties/filter%5Bquery%5D/type",keyword:"type",params:{type:"string"},
schema:Ur.properties["filter[query]"].type,parentSchema:Ur.properties["filter[query]"],data:i};e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s["fil\
ter[query]"]=d))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ur.type,parentSchema:Ur,data:s};e===null?e=[r]:e.
push(r),a++}return Ap.errors=e,a===0}Ap.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Sl=jp,co={$id:"standin://flat/query/getUploadFilter",type:"obje\
ct",additionalProperties:!1,properties:{}};function jp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=jp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:co,data:s};e===null?e=[t]:e.push(t),a++}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:co.type,parentSchema:co,data:s};e===null?e=[r]:e.push(r),a++}return jp.errors=
e,a===0}jp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vl=Dp,yo={$id:"standin://flat/query/updateUploadFilter",type:"object",additionalProperties:!1,
properties:{}};function Dp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Dp.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:yo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:yo.type,parentSchema:yo,data:s};e===null?e=[r]:e.push(r),a++}return Dp.errors=e,a===0}Dp.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Al=Ip,fo={$id:"standin://flat/query/deleteUploadFilter",type:"object",additionalProperties:!1,properties:{}};function Ip(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ip.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:fo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:fo.type,parentSchema:fo,data:s};e===null?e=[r]:e.push(r),a++}return Ip.errors=e,a===0}Ip.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var jl=xp,ho={$id:"standin://flat/query/createUploadFilter",type:"object",additionalProperties:!1,properties:{}};function xp(s,{instancePath:p="",parentData:P,parentDataProperty:b,
rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=xp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:ho,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ho.type,parentSchema:ho,
data:s};e===null?e=[r]:e.push(r),a++}return xp.errors=e,a===0}xp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Dl=$p,_o={$id:"standin://flat/query/li\
stUploadFilters",type:"object",additionalProperties:!1,properties:{}};function $p(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=$p.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:_o,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:_o.type,parentSchema:_o,data:s};e===null?e=[r]:e.push(
r),a++}return $p.errors=e,a===0}$p.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Il=Np,bo={$id:"standin://flat/query/createUploadRequest",type:"objec\
t",additionalProperties:!1,properties:{}};function Np(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,
n=Np.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:bo,data:s};e===null?e=[t]:e.push(t),a++}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:bo.type,parentSchema:bo,data:s};e===null?e=[r]:e.push(r),a++}return Np.errors=
e,a===0}Np.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xl=Ep,Po={$id:"standin://flat/query/updateWebhook",type:"object",additionalProperties:!1,properties:{}};
function Ep(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Ep.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Po,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:Po.type,parentSchema:Po,data:s};e===null?e=[r]:e.push(r),a++}return Ep.errors=e,a===0}Ep.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var $l=Tp,go={$id:"standin://flat/query/getWebhook",type:"object",additionalProperties:!1,properties:{}};function Tp(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Tp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:go,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:go.type,
parentSchema:go,data:s};e===null?e=[r]:e.push(r),a++}return Tp.errors=e,a===0}Tp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nl=Fp,ko={$id:"standin\
://flat/query/deleteWebhook",type:"object",additionalProperties:!1,properties:{}};function Fp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Fp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ko,
data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ko.type,parentSchema:ko,data:s};
e===null?e=[r]:e.push(r),a++}return Fp.errors=e,a===0}Fp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var El=Up,wo={$id:"standin://flat/query/createWebh\
ook",type:"object",additionalProperties:!1,properties:{}};function Up(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Up.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:wo,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:wo.type,parentSchema:wo,data:s};e===null?e=[r]:e.push(
r),a++}return Up.errors=e,a===0}Up.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Tl=zp,qo={$id:"standin://flat/query/listWebhooks",type:"object",additionalProperties:!1,
properties:{}};function zp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=zp.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:qo,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:qo.type,parentSchema:qo,data:s};e===null?e=[r]:e.push(r),a++}return zp.errors=e,a===0}zp.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Fl=Op,M={$id:"standin://flat/query/listWebhookCalls",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"\
integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields][webhook_id][eq]":{type:"\
string"},"filter[fields][entity_type][eq]":{$ref:"standin://flat/schemas#/$defs/EntityType"},"filter[fields][event_type][eq]":{$ref:"standin://flat/schemas#/$de\
fs/EventType"},"filter[fields][status][eq]":{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},"filter[fields][created_at][gt]":{type:"string",format:"dat\
e-time"},"filter[fields][created_at][lt]":{type:"string",format:"date-time"},"filter[fields][last_sent_at][gt]":{type:"string",format:"date-time"},"filter[field\
s][last_sent_at][lt]":{type:"string",format:"date-time"},"filter[fields][next_retry_at][gt]":{type:"string",format:"date-time"},"filter[fields][next_retry_at][l\
t]":{type:"string",format:"date-time"},order_by:{type:"string",enum:["webhook_id_asc","webhook_id_desc","created_at_asc","created_at_desc","last_sent_at_asc","l\
ast_sent_at_desc","next_retry_at_asc","next_retry_at_desc"],default:"created_at_desc"}}},Bi={type:"string",enum:["item","item_type","upload","build_trigger","en\
vironment","maintenance_mode","sso_user","cda_cache_tags"]};function ti(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=ti.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r=typeof s,t;if(r=="object"&&Array.isArray(
s)&&s.length==1&&(s=s[0],r=typeof s,typeof s=="string"&&(t=s)),t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t="";else{let i={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},schema:Bi.type,parentSchema:Bi,data:s};e===null?e=[i]:e.push(i),a++}t!==void 0&&(s=t,P!==void 0&&(P[b]=t))}if(!(s===
"item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Bi.enum},schema:Bi.enum,parentSchema:Bi,data:s};e===null?e=[r]:e.push(r),a++}return ti.errors=e,a===0}ti.
evaluated={dynamicProps:!1,dynamicItems:!1};var Mi={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succ\
eeded","deploy_failed","change","invalidate"]};function si(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=si.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r=typeof s,t;if(r=="object"&&Array.isArray(s)&&s.
length==1&&(s=s[0],r=typeof s,typeof s=="string"&&(t=s)),t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t="";else{let i={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},schema:Mi.type,parentSchema:Mi,data:s};e===null?e=[i]:e.push(i),a++}t!==void 0&&(s=t,P!==void 0&&(P[b]=t))}if(!(s===
"create"||s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="cha\
nge"||s==="invalidate")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Mi.enum},schema:Mi.enum,parentSchema:Mi,data:s};e===null?
e=[r]:e.push(r),a++}return si.errors=e,a===0}si.evaluated={dynamicProps:!1,dynamicItems:!1};var Wi={type:"string",enum:["pending","success","failed","reschedule\
d"]};function ii(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=ii.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r=typeof s,t;if(r=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],r=typeof s,typeof s==
"string"&&(t=s)),t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t="";else{let i={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},schema:Wi.type,parentSchema:Wi,data:s};e===null?e=[i]:e.push(i),a++}t!==void 0&&(s=t,P!==void 0&&(P[b]=t))}if(!(s==="pending"||s==="success"||s==="fail\
ed"||s==="rescheduled")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Wi.enum},schema:Wi.enum,parentSchema:Wi,data:s};e===null?
e=[r]:e.push(r),a++}return ii.errors=e,a===0}ii.evaluated={dynamicProps:!1,dynamicItems:!1};function Op(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Op.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&(s["page[limit]"]=30),s.order_by===void 0&&(s.order_by="created_at_desc");for(let o in s)
if(!$o.call(M.properties,o)){let d={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:M,
data:s};e===null?e=[d]:e.push(d),a++}let r=s["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o=typeof r,d;if(o=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],o=typeof r,typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(d=r)),d===void 0)if(o==="boolean"||r===null||o==="string"&&r&&r==+r&&!(r%
1))d=+r;else{let l={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",params:{type:"integer"},schema:M.properties["p\
age[offset]"].type,parentSchema:M.properties["page[offset]"],data:r};e===null?e=[l]:e.push(l),a++}d!==void 0&&(r=d,s!==void 0&&(s["page[offset]"]=d))}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let o={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:M.properties["page[offset]"],data:r};e===null?e=[o]:e.push(o),a++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let o=typeof t,d;if(o=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],o=typeof t,typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)&&(d=t)),
d===void 0)if(o==="boolean"||t===null||o==="string"&&t&&t==+t&&!(t%1))d=+t;else{let l={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/ty\
pe",keyword:"type",params:{type:"integer"},schema:M.properties["page[limit]"].type,parentSchema:M.properties["page[limit]"],data:t};e===null?e=[l]:e.push(l),a++}
d!==void 0&&(t=d,s!==void 0&&(s["page[limit]"]=d))}if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let o={instancePath:p+"/page[limit]",schemaPath:"#/pr\
operties/page%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},schema:500,parentSchema:M.properties["page[limit]"],data:t};e===null?e=[o]:
e.push(o),a++}if(t<1||isNaN(t)){let o={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},schema:1,parentSchema:M.properties["page[limit]"],data:t};e===null?e=[o]:e.push(o),a++}}if(s["filter[ids]"]!==void 0){let o=s["filter[ids]"];if(typeof o!=
"string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")
l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},schema:M.
properties["filter[ids]"].type,parentSchema:M.properties["filter[ids]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==void 0&&(s["filter[ids]"]=l))}}
if(s["filter[fields][webhook_id][eq]"]!==void 0){let o=s["filter[fields][webhook_id][eq]"];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(
o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"\
/filter[fields][webhook_id][eq]",schemaPath:"#/properties/filter%5Bfields%5D%5Bwebhook_id%5D%5Beq%5D/type",keyword:"type",params:{type:"string"},schema:M.properties["\
filter[fields][webhook_id][eq]"].type,parentSchema:M.properties["filter[fields][webhook_id][eq]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==void 0&&
(s["filter[fields][webhook_id][eq]"]=l))}}if(s["filter[fields][entity_type][eq]"]!==void 0&&(ti(s["filter[fields][entity_type][eq]"],{instancePath:p+"/filter[fi\
elds][entity_type][eq]",parentData:s,parentDataProperty:"filter[fields][entity_type][eq]",rootData:m,dynamicAnchors:c})||(e=e===null?ti.errors:I(e,ti.errors),a=
e.length)),s["filter[fields][event_type][eq]"]!==void 0&&(si(s["filter[fields][event_type][eq]"],{instancePath:p+"/filter[fields][event_type][eq]",parentData:s,
parentDataProperty:"filter[fields][event_type][eq]",rootData:m,dynamicAnchors:c})||(e=e===null?si.errors:I(e,si.errors),a=e.length)),s["filter[fields][status][e\
q]"]!==void 0&&(ii(s["filter[fields][status][eq]"],{instancePath:p+"/filter[fields][status][eq]",parentData:s,parentDataProperty:"filter[fields][status][eq]",rootData:m,
dynamicAnchors:c})||(e=e===null?ii.errors:I(e,ii.errors),a=e.length)),s["filter[fields][created_at][gt]"]!==void 0){let o=s["filter[fields][created_at][gt]"];if(typeof o!=
"string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")
l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[fields][created_at][gt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bcreated_at%5D%5Bgt%5D/ty\
pe",keyword:"type",params:{type:"string"},schema:M.properties["filter[fields][created_at][gt]"].type,parentSchema:M.properties["filter[fields][created_at][gt]"],
data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==void 0&&(s["filter[fields][created_at][gt]"]=l))}if(typeof o=="string"&&!zr.test(o)){let d={instancePath:p+
"/filter[fields][created_at][gt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bcreated_at%5D%5Bgt%5D/format",keyword:"format",params:{format:"date-time"},schema:"\
date-time",parentSchema:M.properties["filter[fields][created_at][gt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["filter[fields][created_at][lt]"]!==void 0){let o=s["\
filter[fields][created_at][lt]"];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=
o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[fields][created_at][lt]",schemaPath:"#/properties/f\
ilter%5Bfields%5D%5Bcreated_at%5D%5Blt%5D/type",keyword:"type",params:{type:"string"},schema:M.properties["filter[fields][created_at][lt]"].type,parentSchema:M.
properties["filter[fields][created_at][lt]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==void 0&&(s["filter[fields][created_at][lt]"]=l))}if(typeof o==
"string"&&!zr.test(o)){let d={instancePath:p+"/filter[fields][created_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bcreated_at%5D%5Blt%5D/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:M.properties["filter[fields][created_at][lt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["f\
ilter[fields][last_sent_at][gt]"]!==void 0){let o=s["filter[fields][last_sent_at][gt]"];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&
o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/fil\
ter[fields][last_sent_at][gt]",schemaPath:"#/properties/filter%5Bfields%5D%5Blast_sent_at%5D%5Bgt%5D/type",keyword:"type",params:{type:"string"},schema:M.properties["\
filter[fields][last_sent_at][gt]"].type,parentSchema:M.properties["filter[fields][last_sent_at][gt]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==
void 0&&(s["filter[fields][last_sent_at][gt]"]=l))}if(typeof o=="string"&&!zr.test(o)){let d={instancePath:p+"/filter[fields][last_sent_at][gt]",schemaPath:"#/p\
roperties/filter%5Bfields%5D%5Blast_sent_at%5D%5Bgt%5D/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:M.properties["filter\
[fields][last_sent_at][gt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["filter[fields][last_sent_at][lt]"]!==void 0){let o=s["filter[fields][last_sent_at][lt]"];
if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||
d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[fields][last_sent_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5Blast_sent\
_at%5D%5Blt%5D/type",keyword:"type",params:{type:"string"},schema:M.properties["filter[fields][last_sent_at][lt]"].type,parentSchema:M.properties["filter[fields\
][last_sent_at][lt]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==void 0&&(s["filter[fields][last_sent_at][lt]"]=l))}if(typeof o=="string"&&!zr.test(
o)){let d={instancePath:p+"/filter[fields][last_sent_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5Blast_sent_at%5D%5Blt%5D/format",keyword:"format",params:{
format:"date-time"},schema:"date-time",parentSchema:M.properties["filter[fields][last_sent_at][lt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["filter[fields][\
next_retry_at][gt]"]!==void 0){let o=s["filter[fields][next_retry_at][gt]"];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==
1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="number"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[fields\
][next_retry_at][gt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bnext_retry_at%5D%5Bgt%5D/type",keyword:"type",params:{type:"string"},schema:M.properties["fi\
lter[fields][next_retry_at][gt]"].type,parentSchema:M.properties["filter[fields][next_retry_at][gt]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==
void 0&&(s["filter[fields][next_retry_at][gt]"]=l))}if(typeof o=="string"&&!zr.test(o)){let d={instancePath:p+"/filter[fields][next_retry_at][gt]",schemaPath:"#\
/properties/filter%5Bfields%5D%5Bnext_retry_at%5D%5Bgt%5D/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:M.properties["fil\
ter[fields][next_retry_at][gt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["filter[fields][next_retry_at][lt]"]!==void 0){let o=s["filter[fields][next_retry_at\
][lt]"];if(typeof o!="string"){let d=typeof o,l;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(l=o)),l===void 0)if(d=="n\
umber"||d=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+"/filter[fields][next_retry_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5B\
next_retry_at%5D%5Blt%5D/type",keyword:"type",params:{type:"string"},schema:M.properties["filter[fields][next_retry_at][lt]"].type,parentSchema:M.properties["fi\
lter[fields][next_retry_at][lt]"],data:o};e===null?e=[u]:e.push(u),a++}l!==void 0&&(o=l,s!==void 0&&(s["filter[fields][next_retry_at][lt]"]=l))}if(typeof o=="st\
ring"&&!zr.test(o)){let d={instancePath:p+"/filter[fields][next_retry_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bnext_retry_at%5D%5Blt%5D/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:M.properties["filter[fields][next_retry_at][lt]"],data:o};e===null?e=[d]:e.push(d),a++}}let i=s.
order_by;if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="\
number"||o=="boolean")d=""+i;else if(i===null)d="";else{let l={instancePath:p+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"type",params:{type:"s\
tring"},schema:M.properties.order_by.type,parentSchema:M.properties.order_by,data:i};e===null?e=[l]:e.push(l),a++}d!==void 0&&(i=d,s!==void 0&&(s.order_by=d))}if(!(i===
"webhook_id_asc"||i==="webhook_id_desc"||i==="created_at_asc"||i==="created_at_desc"||i==="last_sent_at_asc"||i==="last_sent_at_desc"||i==="next_retry_at_asc"||
i==="next_retry_at_desc")){let o={instancePath:p+"/order_by",schemaPath:"#/properties/order_by/enum",keyword:"enum",params:{allowedValues:M.properties.order_by.
enum},schema:M.properties.order_by.enum,parentSchema:M.properties.order_by,data:i};e===null?e=[o]:e.push(o),a++}}else{let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:M.type,parentSchema:M,data:s};e===null?e=[r]:e.push(r),a++}return Op.errors=e,a===0}Op.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ul=Vp,So={$id:"standin://flat/query/getWebhookCall",type:"object",additionalProperties:!1,properties:{}};function Vp(s,{instancePath:p="",parentData:P,
parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Vp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:So,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:So.type,
parentSchema:So,data:s};e===null?e=[r]:e.push(r),a++}return Vp.errors=e,a===0}Vp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zl=Cp,vo={$id:"standin\
://flat/query/resendWebhookCall",type:"object",additionalProperties:!1,properties:{}};function Cp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,a=0,n=Cp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:vo,
data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:vo.type,parentSchema:vo,data:s};
e===null?e=[r]:e.push(r),a++}return Cp.errors=e,a===0}Cp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ol=Rp,Ao={$id:"standin://flat/query/getUploadC\
ollection",type:"object",additionalProperties:!1,properties:{}};function Rp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){
let e=null,a=0,n=Rp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ao,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ao.type,parentSchema:Ao,data:s};e===null?e=[r]:e.push(
r),a++}return Rp.errors=e,a===0}Rp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vl=Lp,jo={$id:"standin://flat/query/updateUploadCollection",type:"ob\
ject",additionalProperties:!1,properties:{}};function Lp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=Lp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:jo,data:s};e===null?e=[t]:e.push(t),a++}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:jo.type,parentSchema:jo,data:s};e===null?e=[r]:e.push(r),a++}return Lp.errors=
e,a===0}Lp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cl=Bp,Do={$id:"standin://flat/query/deleteUploadCollection",type:"object",additionalProperties:!1,
properties:{}};function Bp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Bp.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Do,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Do.type,parentSchema:Do,data:s};e===null?e=[r]:e.push(r),a++}return Bp.errors=e,a===0}Bp.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Rl=Mp,Io={$id:"standin://flat/query/createUploadCollection",type:"object",additionalProperties:!1,properties:{}};function Mp(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Mp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:Io,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:Io.type,parentSchema:Io,data:s};e===null?e=[r]:e.push(r),a++}return Mp.errors=e,a===0}Mp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ll=Wp,Zi={$id:"standin://flat/query/listUploadCollections",type:"object",additionalProperties:!1,properties:{"filter[ids]":{type:"string"}}};function Wp(s,{
instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,a=0,n=Wp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(r!=="filter[ids]"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Zi,data:s};e===null?e=[t]:e.push(t),a++}if(s["filter[ids]"]!==void 0){let r=s["filter\
[ids]"];if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="n\
umber"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{
type:"string"},schema:Zi.properties["filter[ids]"].type,parentSchema:Zi.properties["filter[ids]"],data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&
(s["filter[ids]"]=i))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Zi.type,parentSchema:Zi,data:s};e===null?e=[
r]:e.push(r),a++}return Wp.errors=e,a===0}Wp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bl=Zp,xo={$id:"standin://flat/query/getJobResult",type:"ob\
ject",additionalProperties:!1,properties:{}};function Zp(s,{instancePath:p="",parentData:P,parentDataProperty:b,rootData:m=s,dynamicAnchors:c={}}={}){let e=null,
a=0,n=Zp.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:xo,data:s};e===null?e=[t]:e.push(t),a++}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:xo.type,parentSchema:xo,data:s};e===null?e=[r]:e.push(r),a++}return Zp.errors=
e,a===0}Zp.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(s,p){for(let P of p)s.push(P);return s}var Ml={updateUpload:dl,getUpload:ul,deleteUpload:ml,
createUpload:cl,listUploads:yl,getSite:fl,listEnvironments:hl,bulkTagUploads:_l,bulkSetUploadCollection:bl,bulkDestroyUploads:Pl,listUploadReferences:gl,listUploadTags:kl,
createUploadTag:wl,listUploadSmartTags:ql,getUploadFilter:Sl,updateUploadFilter:vl,deleteUploadFilter:Al,createUploadFilter:jl,listUploadFilters:Dl,createUploadRequest:Il,
updateWebhook:xl,getWebhook:$l,deleteWebhook:Nl,createWebhook:El,listWebhooks:Tl,listWebhookCalls:Fl,getWebhookCall:Ul,resendWebhookCall:zl,getUploadCollection:Ol,
updateUploadCollection:Vl,deleteUploadCollection:Cl,createUploadCollection:Rl,listUploadCollections:Ll,getJobResult:Bl};export{ll as bodies,Ml as queries};
